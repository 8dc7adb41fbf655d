import { depositTable } from '../../../src/domain/tables/deposits.ts'
import { useState } from 'react'
import { CoverageNote } from '../../../src/web/admin/ui/coverage.tsx'
import { CsvButton } from '../../../src/web/admin/ui/csv-button.tsx'
import { CauseSelect } from '../../../src/web/admin/ui/cause-select.tsx'
import { PaperField } from '../../../src/web/admin/ui/paper-field.tsx'
import { DenseArea, DenseInput, DenseSelect } from '../../../src/web/admin/ui/dense-field.tsx'
import { DropZone } from '../../../src/web/admin/ui/drop-zone.tsx'
import { useLeaveGuard } from '../../../src/web/admin/ui/leave-guard.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { longText, type PartGroup } from '../part.ts'
import { recordFields } from './record-fields.tsx'

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
  title: '入力',
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
    recordFields,
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
