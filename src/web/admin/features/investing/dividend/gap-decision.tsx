import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { formatDateTime } from '../../../../ui/format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { proposeGapDocument, type FundResult } from './fund-result-queries.ts'
import styles from './fund-result.module.css'

interface GapDecisionProps {
  fundId: string
  gap: NonNullable<FundResult['gap']>
  onChange: () => void
}

/** A fund is short of its total after its end: one operator says what becomes of it, another approves. */
export function GapDecision({ fundId, gap, onChange }: GapDecisionProps) {
  const [decision, setDecision] = useState<'keep' | 'dissolve' | ''>('')
  const [reason, setReason] = useState('')
  const act = useAct(proposeGapDocument, {
    name: '不足の決定',
    done: '提案しました。ほかの運営者が承認すると実行されます。',
    onDone: onChange,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!act.busy && decision !== '') void act.run({ id: fundId, decision, reason })
  }
  return (
    <Panel title="目標額の不足" note={`${formatDateTime(gap.decide_until)}までに決定`}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          募集の終了後に、目標額に{figure(gap.missing)}
          円足りません。期限までに不足が埋まらず、決定もないときは、不成立となり、全員に返金します。
          {gap.most_fill_in !== null && `当社が出資できるのは、募集の前に示した${figure(gap.most_fill_in)}円までです。`}
        </p>
        {act.failure !== null && <Notice tone="error" title={act.failure.message} live />}
        <FieldGroup label="決定">
          <RadioRows
            name="decision"
            chosen={decision}
            onChange={({ target }) => setDecision(target.value === 'keep' ? 'keep' : 'dissolve')}
            choices={[
              { value: 'keep', label: `不足する${figure(gap.missing)}円を当社が出資し、成立させる` },
              { value: 'dissolve', label: '不成立とし、全員に返金する' },
            ]}
          />
        </FieldGroup>
        <TextField
          label="理由"
          name="gap_reason"
          value={reason}
          error={act.failure?.fields['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          type="submit"
          variant="filled"
          loading={act.busy}
          notReady={decision === '' && '決定を選んでください。'}
        >
          決定を提案する
        </Button>
      </form>
      {act.dialog}
    </Panel>
  )
}
