import { depositTable } from '../../../src/domain/tables/deposits.ts'
import { useState } from 'react'
import { gql } from 'urql'
import { ActForm, FieldRow, useActForm } from '../../../src/web/admin/ui/act-form.tsx'
import { AskedAct, AskedForm } from '../../../src/web/admin/ui/asked-act.tsx'
import { CoverageNote } from '../../../src/web/admin/ui/coverage.tsx'
import { CsvButton } from '../../../src/web/admin/ui/csv-button.tsx'
import { CauseSelect } from '../../../src/web/admin/ui/cause-select.tsx'
import { Choices } from '../../../src/web/admin/ui/choices.tsx'
import { PaperField } from '../../../src/web/admin/ui/paper-field.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../src/web/admin/ui/dense-field.tsx'
import { DropZone } from '../../../src/web/admin/ui/drop-zone.tsx'
import { useLeaveGuard } from '../../../src/web/admin/ui/leave-guard.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { TextArea } from '../../../src/web/ui/field.tsx'
import { longText, type PartGroup } from '../part.ts'
import { recordFields } from './record-fields.tsx'

/** Answered by stand-in-answers.ts and by nobody else. */
const galleryActDocument = gql<{ ok: boolean }, { reason?: string }>`
  mutation GalleryAct { __typename }
`

function LeaveGuard() {
  const [isDirty, setDirty] = useState(false)
  const guard = useLeaveGuard(isDirty)
  return (
    <>
      <Button onClick={() => setDirty(!isDirty)}>{isDirty ? '入力を捨てる' : '入力したことにする'}</Button>
      {guard.dialog}
    </>
  )
}

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

const noFilter = { view: null, judgement: null, project_id: null, from: null, until: null, search: null }
const covered = {
  available: 3_000_000,
  needed: 1_250_000,
  missing: 0,
  besides: 0,
  due: null,
  is_opened: true,
  refusal: null,
}

export const forms: PartGroup = {
  title: '入力と処理',
  entries: [
    {
      parts: ['DropZone'],
      file: 'admin/ui/drop-zone.tsx',
      about: 'ファイルをドロップするか、選択して追加します。',
      states: [
        {
          name: '空',
          show: (
            <DropZone
              label="写真を追加"
              hint="JPEG・PNG・WebP、1枚10MBまで"
              accept="image/png"
              busy={false}
              onFiles={() => undefined}
            />
          ),
        },
        {
          name: '送信中',
          show: <DropZone label="写真を追加" hint="1枚10MBまで" accept="image/png" busy onFiles={() => undefined} />,
        },
        {
          name: '長い文',
          show: <DropZone label={longText} hint={longText} accept="image/png" busy={false} onFiles={() => undefined} />,
        },
      ],
    },
    {
      parts: ['PaperField'],
      file: 'admin/ui/paper-field.tsx',
      about: '選ぶとすぐに保存し、ハッシュで記録するPDFの欄です。',
      states: [
        {
          name: '空',
          show: <PaperField label="精算書のPDF" hint="10MBまで" error={undefined} onChoose={() => undefined} />,
        },
        {
          name: 'エラー',
          show: (
            <PaperField label="精算書のPDF" hint="10MBまで" error="PDFを選んでください。" onChoose={() => undefined} />
          ),
        },
      ],
    },
    {
      parts: ['DenseInput'],
      file: 'admin/ui/dense-field.tsx',
      about: '長いフォームのための、高さ36pxの欄です。',
      states: [
        { name: '空', show: <DenseInput label="ファンド名" needed /> },
        {
          name: '単位・説明つき',
          show: <DenseInput label="予定利回り" unit="％" isFigure hint="小数1桁まで" defaultValue="5.0" />,
        },
        { name: 'フォーカス', look: 'focus', show: <DenseInput label="ファンド名" defaultValue="第12号" /> },
        {
          name: '誤り',
          show: (
            <DenseInput
              label="予定利回り"
              unit="％"
              isFigure
              defaultValue="120"
              error="0.1〜20.0の範囲で入力してください。"
            />
          ),
        },
        {
          name: '変更できない（理由つき）',
          show: (
            <DenseInput
              label="募集総額"
              unit="円"
              isFigure
              defaultValue="20,000,000"
              locked="募集が始まっているため、変更できません。"
            />
          ),
        },
        {
          name: '長い文',
          show: <DenseInput label={longText} hint={longText} error={longText} defaultValue={longText} />,
        },
      ],
    },
    {
      parts: ['DenseArea'],
      file: 'admin/ui/dense-field.tsx',
      about: '文を書く欄です。',
      states: [
        { name: '空', show: <DenseArea label="理由" needed /> },
        { name: '誤り', show: <DenseArea label="理由" error="理由を入力してください。" /> },
        {
          name: '変更できない',
          show: <DenseArea label="リスクの説明" defaultValue={longText} locked="公開済みです。" />,
        },
      ],
    },
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
      parts: ['CauseSelect'],
      file: 'admin/ui/cause-select.tsx',
      about: '訂正の原因を、公表してよい言葉から選びます。',
      states: [
        { name: '標準', show: <CauseSelect cause="unsaid" onChange={() => undefined} /> },
        { name: '選んだ', show: <CauseSelect cause="payer_checked" onChange={() => undefined} /> },
      ],
    },
    {
      parts: ['DenseSelect'],
      file: 'admin/ui/dense-field.tsx',
      about: '一つを選びます。',
      states: [
        {
          name: '標準',
          show: (
            <DenseSelect label="募集方式">
              <option>先着</option>
              <option>抽選</option>
            </DenseSelect>
          ),
        },
        {
          name: '誤り',
          show: (
            <DenseSelect label="募集方式" error="募集方式を選んでください。">
              <option value="">選んでください</option>
            </DenseSelect>
          ),
        },
        {
          name: '変更できない',
          show: (
            <DenseSelect label="募集方式" locked="公開済みです。">
              <option>先着</option>
            </DenseSelect>
          ),
        },
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
    recordFields,
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
    {
      parts: ['CoverageNote'],
      file: 'admin/ui/coverage.tsx',
      about: '支払いに足りる運営者の資金があるかを示します。',
      states: [
        { name: '足りる', show: <CoverageNote coverage={covered} /> },
        {
          name: '不足',
          show: (
            <CoverageNote
              coverage={{ ...covered, available: 400_000, missing: 850_000, besides: 200_000, due: '2026-12-01' }}
            />
          ),
        },
        { name: '開始残高がない', show: <CoverageNote coverage={{ ...covered, is_opened: false }} /> },
      ],
    },
    {
      parts: ['CsvButton'],
      file: 'admin/ui/csv-button.tsx',
      about: '今の絞り込みの行を、ファイルにします。保存したことは監査ログに残ります。',
      states: [
        { name: '標準', show: <CsvButton table={depositTable} filter={noFilter} /> },
        { name: '別の名前', show: <CsvButton table={depositTable} filter={noFilter} label="入金をCSVで保存" /> },
      ],
    },
    {
      parts: ['useLeaveGuard'],
      file: 'admin/ui/leave-guard.tsx',
      about: '保存していない入力があるとき、移動する前に確かめます。',
      states: [{ name: '入力してから移動する', show: <LeaveGuard /> }],
    },
  ],
}
