import { useState, type KeyboardEvent } from 'react'
import { useQuery } from 'urql'
import { namedRelations, PARTY_RELATION, type NamedRelation } from '../../../../../domain/property.ts'
import { Button } from '../../../../ui/button.tsx'
import { isConverting } from '../../../../ui/converting.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { addPartyDocument, partiesDocument, type Party } from './property-queries.ts'
import { useRecordForm } from './use-record-form.ts'
import styles from './property.module.css'

/** Writes somebody down with whom the operator deals. */
export function PartyDialog({
  open,
  onClose,
  onAdded,
}: {
  open: boolean
  onClose: () => void
  onAdded: (id: string) => void
}) {
  const act = useAct(addPartyDocument, {
    name: '取引先の登録',
    done: '取引先を登録しました。',
    failed: '入力内容をご確認ください。',
    onDone: ({ addParty }) => {
      form.clear()
      onAdded(addParty.id)
      onClose()
    },
  })
  const fields = act.failure?.fields ?? {}
  const form = useRecordForm<'name' | 'name_kana' | 'relation' | 'corporate_number'>(
    { name: '', name_kana: '', relation: 'third', corporate_number: '' },
    fields,
  )
  const add = () => void act.run({ input: { ...form.values, relation } })
  /** The dialog lies within a form that is not to be sent yet. */
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isConverting(event)) return
    event.preventDefault()
    add()
  }
  const relation: NamedRelation = namedRelations.find((each) => each === form.values.relation) ?? 'third'
  return (
    <>
      <Dialog open={open} onClose={onClose} title="取引先を登録" size="narrow" busy={act.busy}>
        <div className={styles.form}>
          {act.failure !== null && Object.keys(fields).length === 0 && (
            <Notice tone="error" title={act.failure.message} live />
          )}
          <DenseInput label="名称" needed {...form.field('name')} onKeyDown={addOnEnter} />
          <DenseSelect label="当社との関係" needed {...form.field('relation')}>
            {namedRelations.map((each) => (
              <option key={each} value={each}>
                {PARTY_RELATION[each]}
              </option>
            ))}
          </DenseSelect>
          <DenseInput
            label="振込名義（カナ）"
            needed={relation !== 'third'}
            hint="銀行の摘要に載る名前。入金の振込人の照合に使います。"
            {...form.field('name_kana')}
            onKeyDown={addOnEnter}
          />
          <DenseInput
            label="法人番号"
            hint="13桁。個人の場合は空欄にします。"
            {...form.field('corporate_number')}
            onKeyDown={addOnEnter}
          />
        </div>
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={add}>
            登録する
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}

/** Who stands on a side: one of those who are known, or somebody new. */
export function PartySelect({
  label,
  value,
  error,
  onChoose,
  isAllowed = () => true,
}: {
  label: string
  value: string
  error: string | undefined
  onChoose: (id: string) => void
  isAllowed?: (party: Party) => boolean
}) {
  const [{ data }, execute] = useQuery({ query: partiesDocument })
  const [isAdding, setAdding] = useState(false)
  const parties = data?.adminParties.filter(isAllowed) ?? []
  return (
    <div className={styles.party}>
      <DenseSelect label={label} needed value={value} error={error} onChange={({ target }) => onChoose(target.value)}>
        <option value="">選択してください</option>
        {parties.map(({ id, name, relation }) => (
          <option key={id} value={id}>
            {relation === 'self' ? name : `${name}（${PARTY_RELATION[relation]}）`}
          </option>
        ))}
      </DenseSelect>
      <Button size="small" variant="quiet" icon="plus" onClick={() => setAdding(true)}>
        新しい取引先<span className="visually-hidden">：{label}</span>
      </Button>
      <PartyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => {
          execute({ requestPolicy: 'network-only' })
          onChoose(id)
        }}
      />
    </div>
  )
}
