import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { COMPANY_BANK } from '../../../../../domain/treasury/company-bank.ts'
import { useSite } from '../../../../app/site/site-context.tsx'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { PageTitle } from '../../../../ui/heading.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Comparison, List } from '../prose.tsx'
import { StepsThread } from './steps-thread.tsx'
import { StoryPage, Tiles, type StorySection } from './story-page.tsx'
import styles from './flow-page.module.css'

interface FlowStep {
  name: string
  /** How long it takes, or by when it has to be done. */
  note: string
  picture: ReactNode
  text: ReactNode
}

const steps: readonly FlowStep[] = [
  {
    name: '会員登録',
    picture: <Icon name="mail" size={32} />,
    note: '約5分',
    text: (
      <>
        メールアドレスを入力すると、登録のURLが届きます。24時間以内に開き、氏名、住所などとアンケートに答えてください。登録は無料です。
      </>
    ),
  },
  {
    name: '本人確認',
    picture: <Icon name="person" size={32} />,
    note: '手続きは約5分、審査は平日10:00〜18:00',
    text: (
      <>
        スマートフォンと、運転免許証やマイナンバーカードなどの本人確認書類をご用意ください。手続きはいつでもできます。結果はメールでお知らせします。
      </>
    ),
  },
  {
    name: 'ファンドの申し込み',
    picture: <Icon name="home" size={32} />,
    note: '募集の期間中',
    text: (
      <>
        契約成立前書面を開いて内容を確かめ、金額を選びます。10万円単位で、お一人さまの上限はすべてのファンドをあわせて100万円です。
      </>
    ),
  },
  {
    name: '契約と入金',
    picture: <Icon name="document" size={32} />,
    note: '先着は申し込みの3日後、抽選は募集終了日の4日後の23:59まで',
    text: (
      <>
        契約成立時書面をダウンロードして確認すると、{COMPANY_BANK.name}
        の専用口座が表示されます。本人名義で振り込んでください。全額の入金を確認すると、参加が確定します。ダウンロードの日を含めて8日間は、
        <Link to="/coolingoff">クーリング・オフ</Link>ができます。
      </>
    ),
  },
  {
    name: '運用と分配',
    picture: <Icon name="yen" size={32} />,
    note: '分配は運用終了月の翌月末まで',
    text: (
      <>
        運用の状況を、マイページとメールで報告します。分配金は源泉徴収のうえ、登録口座へ振り込みます。元本もあわせて返還します。損失が出たときは、元本が減ることがあります。
      </>
    ),
  },
]

const journey: StorySection = {
  id: 'steps',
  title: '登録から受け取りまで',
  body: <Tiles counted items={steps} />,
}

const difference: StorySection = {
  id: 'recruitment',
  title: '先着と抽選の違い',
  body: (
    <Comparison
      caption="申し込みの方式による違い"
      columns={['項目', '先着方式', '抽選方式']}
      rows={[
        ['契約の成立', '申し込みを受け付けた時', '抽選で当選した時'],
        ['結果', 'すぐに分かります', '募集終了日の翌日にメール'],
        ['入金の期限', '申し込みの3日後の23:59', '募集終了日の4日後の23:59'],
        [
          '満額になったとき',
          '受け付けを一時停止します。入金のない申し込みが取り消しになると再開します。',
          '募集終了後に抽選します。',
        ],
      ]}
    />
  ),
}

const preparation: StorySection = {
  id: 'preparation',
  title: 'ご用意いただくもの',
  body: (
    <List
      items={[
        'ふだん使うメールアドレス',
        '本人確認書類（運転免許証、マイナンバーカードなど）とスマートフォン',
        '本人名義の普通預金口座（分配金と返金の受け取りに使います）',
      ]}
    />
  ),
}

const deadline: StorySection = {
  id: 'deadlines',
  title: '気をつけていただきたいこと',
  body: (
    <List
      items={[
        '期限までに全額のご入金が確認できない場合、お申し込みは取り消しとなります。期限は、銀行が入金した日時で判断します。',
        '不足分は、期限までに分割してお振り込みいただけます。超過分は返金いたします。',
        '期間を過ぎて参加が確定した後は、原則として途中で解約できません。',
        '元本と分配は保証されません。申し込みの前に、契約成立前書面のリスクの説明を必ずお読みください。',
      ]}
    />
  ),
}

export function FlowPage() {
  const { me } = useViewer()
  const { brandName } = useSite()
  const start: StorySection = {
    id: 'start',
    title: 'はじめる',
    body: (
      <p className={styles.actions}>
        {me === null && (
          <LinkButton to="/regist" variant="filled">
            会員登録（無料）
          </LinkButton>
        )}
        <LinkButton to="/projects" variant={me === null ? 'quiet' : 'filled'}>
          ファンドを見る
        </LinkButton>
        <LinkButton to="/faq" variant="quiet">
          よくある質問
        </LinkButton>
      </p>
    ),
  }
  return (
    <StoryPage
      title={<PageTitle>ご利用の流れ</PageTitle>}
      lead={
        <>
          会員登録から分配金の受け取りまで、5つの手順で進みます。仕組みとリスクは、
          <Link to="/about">{brandName}について</Link>で説明しています。
        </>
      }
      picture={<StepsThread />}
      sections={[journey, preparation, difference, deadline, start]}
    />
  )
}
