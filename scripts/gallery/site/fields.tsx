import { useState } from 'react'
import { Button } from '../../../src/web/ui/button.tsx'
import { ErrorSummary } from '../../../src/web/ui/error-summary.tsx'
import { Checkbox, FieldGroup, RadioRows, SubField, TextArea, TextField } from '../../../src/web/ui/field.tsx'
import { FieldMessage } from '../../../src/web/ui/field-frame.tsx'
import { Options } from '../../../src/web/ui/options.tsx'
import { Select } from '../../../src/web/ui/select.tsx'
import { PasswordField } from '../../../src/web/ui/password-field.tsx'
import { PasswordMeter } from '../../../src/web/ui/password-meter.tsx'
import { Slider } from '../../../src/web/ui/slider.tsx'
import { longText, type PartGroup } from '../part.ts'

const methods = [
  { value: 'all', label: 'すべて受け取る' },
  { value: 'few', label: '重要なお知らせだけ受け取る' },
]

/** Takes the focus when it appears, so it is not there from the beginning. */
function Summary() {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="stack">
      <Button onClick={() => setAttempt(attempt + 1)}>誤りのまま送信する</Button>
      {attempt > 0 && (
        <ErrorSummary
          attempt={attempt}
          errors={[
            { fieldId: 'none-1', message: '郵便番号は、7桁の数字で入力してください。' },
            { fieldId: 'none-2', message: longText },
          ]}
        />
      )}
    </div>
  )
}

function Radios({ columns }: { columns: 1 | 2 }) {
  const [chosen, setChosen] = useState('all')
  return (
    <RadioRows
      name={`mails-${columns}`}
      columns={columns}
      chosen={chosen}
      onChange={({ target }) => setChosen(target.value)}
      choices={methods}
    />
  )
}

function Sliding({ mark }: { mark?: number }) {
  const [percent, setPercent] = useState(20)
  return (
    <Slider
      label="下がる割合"
      valueText={`${percent}％`}
      min={0}
      max={30}
      value={percent}
      onChange={setPercent}
      ends={['0％', '30％']}
      mark={mark}
    />
  )
}

export const fields: PartGroup = {
  title: '入力',
  entries: [
    {
      parts: ['TextField', 'LabelledControl', 'Requirement'],
      file: 'ui/field.tsx',
      about: '名前、説明、入力欄、誤りの文を、上から順に並べます。',
      states: [
        { name: '空', show: <TextField label="お名前" /> },
        { name: '任意・説明つき', show: <TextField label="建物名" requirement="optional" hint="部屋番号まで" /> },
        { name: '入力あり', show: <TextField label="お名前" defaultValue="織田 結" /> },
        { name: 'フォーカス', look: 'focus', show: <TextField label="お名前" defaultValue="織田 結" /> },
        {
          name: '誤り',
          show: (
            <TextField
              label="郵便番号"
              width="zip"
              defaultValue="102"
              error="郵便番号は、7桁の数字で入力してください。"
            />
          ),
        },
        { name: '変更できない', show: <TextField label="会員番号" defaultValue="00001234" readOnly /> },
        {
          name: '金額・単位つき',
          show: <TextField label="申込金額" width="amount" after={<span>万円</span>} defaultValue="50" />,
        },
        {
          name: '長い文',
          show: <TextField label={longText} hint={longText} defaultValue={longText} error={longText} />,
        },
      ],
    },
    {
      parts: ['PasswordField'],
      file: 'ui/password-field.tsx',
      about: '押すと文字が見えるパスワード欄です。貼り付けも、管理ソフトも使えます。',
      states: [
        { name: '空', show: <PasswordField label="パスワード" /> },
        { name: '入力あり', show: <PasswordField label="パスワード" defaultValue="kumi-himo-2026" /> },
        {
          name: '誤り',
          show: (
            <PasswordField label="パスワード" defaultValue="abc" error="パスワードは、10文字以上で入力してください。" />
          ),
        },
      ],
    },
    {
      parts: ['PasswordMeter'],
      file: 'ui/password-meter.tsx',
      about: '推測されにくさを、四つの升と文で示します。',
      states: [
        { name: '空', show: <PasswordMeter password="" /> },
        { name: '弱い', show: <PasswordMeter password="password" /> },
        { name: '足りる', show: <PasswordMeter password="itowotsumu9" /> },
        { name: '十分', show: <PasswordMeter password="あかね色の糸を三本よる" /> },
      ],
    },
    {
      parts: ['TextArea'],
      file: 'ui/field.tsx',
      about: '文を書く欄です。',
      states: [
        { name: '空', show: <TextArea label="お問い合わせ内容" /> },
        { name: '入力あり', show: <TextArea label="お問い合わせ内容" defaultValue={longText} /> },
        { name: '誤り', show: <TextArea label="お問い合わせ内容" error="お問い合わせ内容を入力してください。" /> },
      ],
    },
    {
      parts: ['Select', 'Options'],
      file: 'ui/select.tsx',
      about: '六つ以上から一つを選びます。',
      states: [
        {
          name: '標準',
          show: (
            <Select label="都道府県" width="choice">
              <Options of={{ '13': '東京都', '14': '神奈川県' }} />
            </Select>
          ),
        },
        {
          name: 'フォーカス',
          look: 'focus',
          show: (
            <Select label="都道府県" width="choice">
              <option>東京都</option>
            </Select>
          ),
        },
        {
          name: '誤り',
          show: (
            <Select label="都道府県" width="choice" error="都道府県を選んでください。">
              <Options nothing="選んでください" of={[]} />
            </Select>
          ),
        },
        {
          name: '押せない',
          show: (
            <Select label="都道府県" width="choice" disabled>
              <option>東京都</option>
            </Select>
          ),
        },
      ],
    },
    {
      parts: ['FieldGroup', 'SubField'],
      file: 'ui/field.tsx',
      about: '一つの見出しの下に、いくつかの欄を並べます。誤りの線は全体にかかります。',
      states: [
        {
          name: '標準',
          show: (
            <FieldGroup label="お名前（カナ）">
              <SubField label="セイ" defaultValue="オダ" />
              <SubField label="メイ" defaultValue="ユイ" />
            </FieldGroup>
          ),
        },
        {
          name: '誤り',
          show: (
            <FieldGroup label="お名前（カナ）" error="全角カタカナで入力してください。">
              <SubField label="セイ" defaultValue="織田" invalid />
              <SubField label="メイ" defaultValue="ユイ" />
            </FieldGroup>
          ),
        },
      ],
    },
    {
      parts: ['Checkbox'],
      file: 'ui/field.tsx',
      about: '同意など、はい・いいえを選びます。',
      states: [
        { name: '空', show: <Checkbox label="利用規約に同意します" /> },
        { name: '選択', show: <Checkbox label="利用規約に同意します" defaultChecked /> },
        { name: 'フォーカス', look: 'focus', show: <Checkbox label="利用規約に同意します" /> },
        { name: '誤り', show: <Checkbox label="利用規約に同意します" invalid /> },
        { name: '長い文', isWide: true, show: <Checkbox label={longText} /> },
      ],
    },
    {
      parts: ['RadioRows'],
      file: 'ui/field.tsx',
      about: '五つまでから一つを選びます。一行がまるごと押せます。',
      states: [
        { name: '1列', show: <Radios columns={1} /> },
        { name: '2列', show: <Radios columns={2} /> },
      ],
    },
    {
      parts: ['Slider'],
      file: 'ui/slider.tsx',
      about: '2つの端の間の値を、つまみと左右の矢印キーで選びます。値に応じて変わる数字は、そばに置きます。',
      states: [
        { name: '標準', isWide: true, show: <Sliding /> },
        { name: '境目つき', isWide: true, show: <Sliding mark={12.1} /> },
      ],
    },
    {
      parts: ['FieldMessage'],
      file: 'ui/field-frame.tsx',
      about: '欄の下の文です。多くは欄が自分で出します。',
      states: [
        { name: '誤り', show: <FieldMessage>日付を確認してください。</FieldMessage> },
        { name: '成功', show: <FieldMessage tone="success">住所が見つかりました。</FieldMessage> },
      ],
    },
    {
      parts: ['ErrorSummary'],
      file: 'ui/error-summary.tsx',
      about: '送信できなかったとき、誤りの一覧をフォームの上に出します。押すと欄に移ります。',
      states: [{ name: '送信した後', isWide: true, show: <Summary /> }],
    },
  ],
}
