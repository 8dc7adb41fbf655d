import { fundChanges } from '../../../../../domain/funds/fund-change.ts'
import { fundDraftProblems, type CompleteFundDraft } from '../../../../../domain/funds/fund-draft.ts'
import { useActForm } from '../../../ui/act-form.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { FormDialog } from '../../../ui/asked-act.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useFundEditor } from './fund-editor.ts'
import { draftOf, toInput, type FundForm } from './fund-form.ts'
import { proposeChangeDocument } from './fund-queries.ts'
import { Differences } from './versions-section.tsx'
import styles from './fund-edit.module.css'

interface ChangeDialogProps {
  open: boolean
  onClose: () => void
  /** What the operator began with. */
  base: { version: number; form: FundForm }
  draft: CompleteFundDraft
  onProposed: () => void
}

/** From what to what, whom it touches, and why: what the second operator will see. */
export function ChangeDialog({ open, onClose, base, draft, onProposed }: ChangeDialogProps) {
  const { fund } = useFundEditor()
  const form = useActForm(proposeChangeDocument, {
    initial: { reason: '' },
    name: '変更の提案',
    done: '変更の承認を依頼しました。承認されるまで、公開中の内容は変わりません。',
    onDone: () => {
      onClose()
      onProposed()
    },
    variables: ({ reason }) => ({
      input: { id: fund.id, version: base.version, content: toInput(draft), reason },
    }),
  })
  const changes =
    open && Object.keys(fundDraftProblems(draft)).length === 0 ? fundChanges(draftOf(base.form), draft) : []
  const refusals = Object.entries(form.errors).filter(([field]) => field !== 'reason')
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      size="normal"
      question="変更の承認を依頼"
      confirm="承認を依頼する"
    >
      <Differences changes={changes} />
      <p>
        {fund.applications === 0
          ? '申込は、まだありません。'
          : `申込 ${figure(fund.applications)}件（${figure(fund.applied)}円）に影響します。`}
        承認されると、作成した書面も新しい版になります。
      </p>
      <DenseArea label="変更の理由" needed {...form.field('reason')} />
      {refusals.length > 1 && (
        <ul className={styles.refusals}>
          {refusals.map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
