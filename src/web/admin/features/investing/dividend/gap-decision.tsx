import { FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { proposeGapDocument, type FundResult } from './fund-result-queries.ts'

interface GapDecisionProps {
  fundId: string
  gap: NonNullable<FundResult['gap']>
  onChange: () => void
}

const undecided = { decision: '' as 'keep' | 'dissolve' | '', reason: '' }

/** A fund is short of its total after its end: one operator says what becomes of it, another approves. */
export function GapDecision({ fundId, gap, onChange }: GapDecisionProps) {
  const form = useActForm(proposeGapDocument, {
    initial: undecided,
    name: '不足の決定',
    done: '提案しました。ほかの運営者が承認すると実行されます。',
    onDone: onChange,
    notReady: ({ decision }) => decision === '' && '決定を選んでください。',
    variables: ({ decision, reason }) => (decision === '' ? null : { id: fundId, decision, reason }),
  })
  const { field } = form
  return (
    <Panel title="目標額の不足" note={`${formatDateTime(gap.decide_until)}までに決定`}>
      <ActForm form={form} button="決定を提案する">
        <p>
          募集の終了後に、目標額に{figure(gap.missing)}
          円足りません。期限までに不足が埋まらず、決定もないときは、不成立となり、全員に返金します。
          {gap.most_fill_in !== null && `当社が出資できるのは、募集の前に示した${figure(gap.most_fill_in)}円までです。`}
        </p>
        <FieldGroup label="決定">
          <RadioRows
            name="decision"
            chosen={form.values.decision}
            onChange={field('decision').onChange}
            choices={[
              { value: 'keep', label: `不足する${figure(gap.missing)}円を当社が出資し、成立させる` },
              { value: 'dissolve', label: '不成立とし、全員に返金する' },
            ]}
          />
        </FieldGroup>
        <TextField label="理由" name="gap_reason" {...field('reason')} />
      </ActForm>
    </Panel>
  )
}
