import { useTyped } from '../../../src/web/app/forms/use-typed.ts'
import { emptyForm } from '../../../src/domain/records/field.ts'
import { leaseFields } from '../../../src/domain/records/property-records.ts'
import { KindInput, RecordFields, RecordInput } from '../../../src/web/admin/ui/record-fields.tsx'
import type { PartEntry } from '../part.ts'

function Lease({ errors = {} }: { errors?: Readonly<Record<string, string>> }) {
  const form = useTyped(emptyForm(leaseFields))
  return (
    <RecordFields
      of={leaseFields}
      form={{ ...form, errors }}
      special={{
        partId: null,
        tenantId: null,
        beginsOn: <RecordInput of={leaseFields.beginsOn} form={{ ...form, errors }} max="2026-11-30" />,
      }}
    />
  )
}

export const recordFields: PartEntry = {
  parts: ['RecordFields', 'RecordInput', 'KindInput'],
  file: 'admin/ui/record-fields.tsx',
  about: '記録の項目の表（src/domain/records）のとおりに並ぶ欄です。選択、文章、日付、金額は、項目の種類で決まります。',
  states: [
    { name: '空', show: <Lease /> },
    { name: '誤り', show: <Lease errors={{ rent: '必須です', begins_on: '必須です' }} /> },
    {
      name: '変更できない（理由つき）',
      show: (
        <KindInput
          of={leaseFields.deposit}
          value="80,000"
          error={undefined}
          locked="契約のあとは変更できません。"
          onChange={() => undefined}
        />
      ),
    },
  ],
}
