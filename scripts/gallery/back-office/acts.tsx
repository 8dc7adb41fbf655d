import { gql } from 'urql'
import { ActForm, FieldRow, useActForm } from '../../../src/web/admin/ui/act-form.tsx'
import { AskedAct, AskedForm } from '../../../src/web/admin/ui/asked-act.tsx'
import { Choices } from '../../../src/web/admin/ui/choices.tsx'
import { DenseInput } from '../../../src/web/admin/ui/dense-field.tsx'
import { TextArea } from '../../../src/web/ui/field.tsx'
import { longText, type PartGroup } from '../part.ts'

/** Answered by stand-in-answers.ts and by nobody else. */
const galleryActDocument = gql<{ ok: boolean }, { reason?: string }>`
  mutation GalleryAct { __typename }
`

function ReasonForm({ isMissing = false }: { isMissing?: boolean }) {
  const form = useActForm(galleryActDocument, {
    name: '打ち切り',
    done: '打ち切りを提案しました。',
    initial: { reason: '' },
    notReady: ({ reason }) => isMissing && reason === '' && '理由を入力してください。',
    variables: (values) => values,
  })
  return (
    <ActForm form={form} label="打ち切り" width="narrow" button="打ち切りを提案する">
      <TextArea label="理由" rows={2} {...form.field('reason')} />
    </ActForm>
  )
}

function AskedReason() {
  const form = useActForm(galleryActDocument, {
    name: '回答',
    done: '回答を記録しました。',
    initial: { reason: '' },
    variables: (values) => values,
  })
  return (
    <AskedForm form={form} button="回答する" question="確認事項に回答しますか" confirm="回答を記録する">
      <TextArea label="回答" rows={3} {...form.field('reason')} />
    </AskedForm>
  )
}

const DataChoices = ({ error }: { error: string | undefined }) => (
  <Choices
    label="扱う個人データ"
    hint="契約書に記載があるもの"
    words={{ name: '氏名', address: '住所' }}
    chosen={['name']}
    error={error}
    onChange={() => undefined}
  />
)

export const acts: PartGroup = {
  title: '処理',
  entries: [
    {
      parts: ['FieldRow'],
      file: 'admin/ui/act-form.tsx',
      about: '幅があれば横に並ぶ欄です。',
      states: [
        {
          name: '標準',
          show: (
            <FieldRow>
              <DenseInput label="開始日" type="date" />
              <DenseInput label="終了日" type="date" />
            </FieldRow>
          ),
        },
      ],
    },
    {
      parts: ['Choices'],
      file: 'admin/ui/choices.tsx',
      about: '言葉の一覧から、いくつでも選びます。',
      states: [
        { name: '標準', show: <DataChoices error={undefined} /> },
        { name: 'エラー', show: <DataChoices error="一つ以上選んでください。" /> },
      ],
    },
    {
      parts: ['ActForm'],
      file: 'admin/ui/act-form.tsx',
      about: '運営者が送るフォームです。サーバーが判断し、断られても入力は残ります。',
      states: [
        { name: '標準', show: <ReasonForm /> },
        { name: '入力の不足', show: <ReasonForm isMissing /> },
      ],
    },
    {
      parts: ['AskedAct'],
      file: 'admin/ui/asked-act.tsx',
      about: '人、銀行、お金に及ぶ処理です。何が起きるかを示してから行います。',
      states: [
        {
          name: '標準',
          show: (
            <AskedAct
              document={galleryActDocument}
              variables={{}}
              words={{ name: '承認', done: '承認しました。' }}
              button="承認する"
              question="この振込を承認しますか"
              facts={[
                { label: '対象', value: '24人' },
                { label: '金額', value: '1,250,000円' },
              ]}
              confirm="承認する"
            />
          ),
        },
        {
          name: '理由を聞く',
          show: (
            <AskedAct
              document={galleryActDocument}
              variables={(reason) => ({ reason })}
              words={{ name: '打ち切り', done: '打ち切りを提案しました。' }}
              button="打ち切る"
              question="この配分の打ち切りを提案しますか"
              facts={[{ label: '費用になる残り', value: '7,300円' }]}
              confirm="打ち切りを提案する"
            />
          ),
        },
        {
          name: '取り消し',
          show: (
            <AskedAct
              document={galleryActDocument}
              variables={{}}
              words={{ name: '差し戻し', done: '差し戻しました。' }}
              variant="danger"
              button="差し戻す"
              question="差し戻しますか"
              facts={[{ label: '申請', value: longText }]}
              confirm="差し戻す"
            >
              <p>申請した運営者に通知します。</p>
            </AskedAct>
          ),
        },
      ],
    },
    {
      parts: ['AskedForm', 'FormDialog'],
      file: 'admin/ui/asked-act.tsx',
      about: 'ボタンの先のダイアログに置くフォームです。断られても入力は残ります。',
      states: [{ name: '標準', show: <AskedReason /> }],
    },
  ],
}
