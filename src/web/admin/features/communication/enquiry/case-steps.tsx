import type { FreeText } from '../../../../../domain/free-text.ts'
import { Checkbox } from '../../../../ui/field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import styles from './enquiries.module.css'
import { tickStepDocument, type Enquiry } from './enquiry-queries.ts'

/** What a guided case takes, in order: each tick is kept with its operator in the audit log. */
export function CaseSteps({ enquiry, onChange }: { enquiry: Enquiry; onChange: (answered?: Enquiry) => void }) {
  const act = useAct(tickStepDocument, {
    name: '手順の記録',
    done: '手順を記録しました。',
    onDone: ({ adminTickEnquiryStep }) => onChange(adminTickEnquiryStep),
  })
  const { number, version, steps } = enquiry
  const done = steps.filter((step) => step.is_done).length
  const tick = async (step: FreeText, isDone: boolean) => {
    if (act.busy) return
    // A refusal means that a colleague was quicker: what he did is shown.
    if ((await act.run({ input: { number, version, step, is_done: isDone } })) === null) onChange()
  }
  return (
    <fieldset className={styles.steps}>
      <legend>
        対応の手順　{done}／{steps.length}
      </legend>
      {steps.map((step) => (
        <Checkbox
          key={step.key}
          label={step.text}
          checked={step.is_done}
          onChange={({ target }) => void tick(step.key, target.checked)}
        />
      ))}
      {act.dialog}
    </fieldset>
  )
}
