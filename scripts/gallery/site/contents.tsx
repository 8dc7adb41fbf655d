import { Card, Rows } from '../../../src/web/ui/card.tsx'
import { Chip, Chips, GlossaryChip } from '../../../src/web/ui/chip.tsx'
import { PageTitle, SectionTitle } from '../../../src/web/ui/heading.tsx'
import { Hex, ValueBox } from '../../../src/web/ui/hex-value.tsx'
import { Icon, type IconName } from '../../../src/web/ui/icon.tsx'
import { BigMoney, DateTime, Money, Period } from '../../../src/web/ui/money.tsx'
import { Phrases } from '../../../src/web/ui/phrases.tsx'
import { ProgressBar, ProgressLegend } from '../../../src/web/ui/progress-bar.tsx'
import { TenThreads } from '../../../src/web/ui/ten-threads.tsx'
import { LogoMark, Thread } from '../../../src/web/ui/thread.tsx'
import styles from '../gallery.module.css'
import { longText, type PartGroup } from '../part.ts'

/** A new icon that is not listed here does not compile. */
const icons: Record<IconName, true> = {
  alert: true,
  arrow: true,
  bell: true,
  calendar: true,
  check: true,
  'check-circle': true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  'chevron-up': true,
  circle: true,
  close: true,
  copy: true,
  device: true,
  document: true,
  download: true,
  error: true,
  external: true,
  eye: true,
  help: true,
  home: true,
  info: true,
  key: true,
  lock: true,
  logout: true,
  mail: true,
  menu: true,
  minus: true,
  pause: true,
  person: true,
  play: true,
  plus: true,
  search: true,
  yen: true,
}
const iconNames = Object.keys(icons) as IconName[]

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const contents: PartGroup = {
  title: '見せる',
  entries: [
    {
      parts: ['PageTitle', 'SectionTitle'],
      file: 'ui/heading.tsx',
      about: '画面と節の見出しは、筆の書体です。人が書いた名前は、本文の書体のままにします。',
      states: [
        { name: '画面', show: <PageTitle>ファンド一覧</PageTitle> },
        { name: '節', show: <SectionTitle>募集中のファンド</SectionTitle> },
        { name: 'カードの中', show: <SectionTitle place="card">お申し込み</SectionTitle> },
        { name: 'フォームの節', show: <SectionTitle place="form">ご住所</SectionTitle> },
      ],
    },
    {
      parts: ['Card'],
      file: 'ui/card.tsx',
      about: '細い線で囲んだ白い布です。',
      states: [
        { name: '標準', show: <Card>東京都千代田区の一棟です。</Card> },
        { name: '長い文', show: <Card>{longText}</Card> },
      ],
    },
    {
      parts: ['Rows'],
      file: 'ui/card.tsx',
      about: '項目と値を、一行ずつ並べます。',
      states: [
        {
          name: '標準',
          show: (
            <Rows
              rows={[
                ['予定利回り', '5.0％'],
                ['運用期間', '6か月'],
              ]}
            />
          ),
        },
        {
          name: '値を右に',
          show: (
            <Rows
              align="end"
              rows={[
                ['申込金額', <Money key="a" yen={500_000} />],
                ['分配金', <Money key="b" yen={12_500} />],
              ]}
            />
          ),
        },
        {
          name: '電話では縦に・長い文',
          show: <Rows stacking rows={[['書面の名前', longText]]} />,
        },
      ],
    },
    {
      parts: ['Chips', 'Chip', 'GlossaryChip'],
      file: 'ui/chip.tsx',
      about: '性質を一語で示します。「？」のある語は、押すと説明が開きます。',
      states: [
        {
          name: '標準',
          show: (
            <Chips>
              <Chip>先着</Chip>
              <Chip>東京都</Chip>
              <GlossaryChip term="劣後出資">
                <p>損失を先に負担する出資です。</p>
              </GlossaryChip>
            </Chips>
          ),
        },
        {
          name: 'ホバー',
          look: 'hover',
          show: (
            <GlossaryChip term="劣後出資">
              <p>損失を先に負担する出資です。</p>
            </GlossaryChip>
          ),
        },
        {
          name: '多い',
          show: (
            <Chips>
              {['先着', '東京都', '共同住宅', '駅から5分', '自動継続', '優先受付', '匿名組合型'].map((word) => (
                <Chip key={word}>{word}</Chip>
              ))}
            </Chips>
          ),
        },
      ],
    },
    {
      parts: ['Money', 'BigMoney'],
      file: 'ui/money.tsx',
      about: '金額です。行の終わりで切れません。損失は、本当のマイナス記号で示します。',
      states: [
        { name: '円', show: <Money yen={1_000_000} /> },
        { name: '万円', show: <Money yen={500_000} unit="manYen" /> },
        { name: '損失', show: <Money yen={-12_345} /> },
        { name: '大きく', show: <BigMoney yen={1_000_000} /> },
      ],
    },
    {
      parts: ['DateTime', 'Period'],
      file: 'ui/money.tsx',
      about: '日時は、日本の時刻で書きます。',
      states: [
        { name: '日時', show: <DateTime value="2026-04-01T19:00:00+09:00" /> },
        { name: '日', show: <DateTime value="2026-04-01" format="date" /> },
        { name: '期間', show: <Period start="2026-04-01T19:00:00+09:00" end="2026-04-10T23:59:59+09:00" /> },
        { name: '年をまたぐ期間', show: <Period start="2026-12-20T10:00:00+09:00" end="2027-01-10T23:59:59+09:00" /> },
      ],
    },
    {
      parts: ['ProgressBar', 'ProgressLegend'],
      file: 'ui/progress-bar.tsx',
      about: '集まった額です。斜線は、運営会社が先に負担する部分です。',
      states: [
        { name: '空', show: <ProgressBar label="達成率0％" percent={0} /> },
        { name: '途中', show: <ProgressBar label="達成率70％" percent={70} subordinatedPercent={20} /> },
        { name: '満額', show: <ProgressBar label="達成率100％" percent={100} subordinatedPercent={20} /> },
        { name: '細い', show: <ProgressBar label="達成率35％" percent={35} size="slim" /> },
        { name: '凡例', show: <ProgressLegend subordinated /> },
      ],
    },
    {
      parts: ['TenThreads'],
      file: 'ui/ten-threads.tsx',
      about: '一人100万円までの枠を、十本の糸で示します。',
      states: [
        { name: '空', show: <TenThreads inUse={0} /> },
        { name: '利用中と今回', show: <TenThreads inUse={300_000} chosen={200_000} /> },
        { name: '上限', show: <TenThreads inUse={1_000_000} /> },
      ],
    },
    {
      parts: ['Thread', 'LogoMark'],
      file: 'ui/thread.tsx',
      about: '茜の糸は、一画面に一本だけです。フォーム、お知らせ、表、図には使いません。',
      states: [
        { name: '糸', isWide: true, show: <Thread /> },
        {
          name: '暗い地',
          isWide: true,
          show: (
            <div className={styles.dark}>
              <Thread ground="dark" />
            </div>
          ),
        },
        { name: '印', show: <LogoMark /> },
      ],
    },
    {
      parts: ['Hex', 'ValueBox'],
      file: 'ui/hex-value.tsx',
      about: '公開された長い値を、目で比べられるように八桁ずつ分けます。',
      states: [
        { name: '値', show: <Hex value={hash} /> },
        { name: '先頭だけ', show: <Hex value={hash} shown={16} /> },
        { name: '公開ずみ', show: <ValueBox name="名簿のハッシュ値" technical="list hash" value={hash} /> },
        {
          name: 'まだない',
          show: <ValueBox name="種" technical="seed" value={null} pending="抽選の後に公開します。" />,
        },
      ],
    },
    {
      parts: ['Phrases'],
      file: 'ui/phrases.tsx',
      about: 'ファンド名を、語の切れ目で折り返します。',
      states: [{ name: '狭い場所', show: <Phrases text="東京都千代田区一番町レジデンスファンド第12号" /> }],
    },
    {
      parts: ['Icon'],
      file: 'ui/icon.tsx',
      about: '絵は必ず言葉の横に置くので、読み上げません。',
      states: [
        {
          name: 'すべて',
          isWide: true,
          show: (
            <ul className={styles.icons}>
              {iconNames.map((name) => (
                <li key={name}>
                  <Icon name={name} size={24} />
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          ),
        },
      ],
    },
  ],
}
