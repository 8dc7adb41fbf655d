import { useState, type KeyboardEvent } from 'react'
import { useQuery } from 'urql'
import { PARTY_RELATION } from '../../../../../domain/funds/property.ts'
import type { EntryField } from '../../../../../domain/records/entry-kinds.ts'
import { emptyForm, inputOf } from '../../../../../domain/records/field.ts'
import { partyFields } from '../../../../../domain/records/property.ts'
import { Button } from '../../../../ui/button.tsx'
import { isConverting } from '../../../../ui/converting.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Options } from '../../../../ui/options.tsx'
import { useActForm } from '../../../ui/act-form.tsx'
import { DenseSelect } from '../../../ui/dense-field.tsx'
import { boundTo, RecordFields, type TypedRecord } from '../../../ui/record-fields.tsx'
import { wrongInput } from './part-choice.tsx'
import { addPartyDocument, partiesDocument, type Party } from './property-queries.ts'
import styles from './property.module.css'

/** Kana are asked of every party since money is compared with its payer; whoever was written down before has none. */
export const lacksKana = ({ name_kana: nameKana, relation }: Party): boolean =>
  nameKana === null && relation !== 'self' && relation !== 'fund'

/** Writes somebody down with whom the operator deals. */
export function PartyDialog({
  open,
  onClose,
  onAdded,
  known,
}: {
  open: boolean
  onClose: () => void
  onAdded: (id: string) => void
  /** Who stands there without kana and is given them. */
  known?: Party
}) {
  const form = useActForm(addPartyDocument, {
    name: known ? '振込名義の登録' : '取引先の登録',
    done: known ? '振込名義を登録しました。' : '取引先を登録しました。',
    failed: wrongInput,
    initial: {
      ...emptyForm(partyFields),
      ...(known && { name: known.name, relation: known.relation, corporate_number: known.corporate_number ?? '' }),
    },
    variables: (values) => ({ input: inputOf(partyFields, values) }),
    onDone: ({ addParty }) => {
      onAdded(addParty.id)
      onClose()
    },
  })
  /** The dialog lies within a form that is not to be sent yet. */
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isConverting(event)) return
    event.preventDefault()
    void form.send()
  }
  const onlyKana = { name: null, relation: null, corporateNumber: null }
  const refusal = known && form.errors['name_kana'] === undefined ? form.failure?.message : form.refusal
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={known ? `振込名義を登録：${known.name}` : '取引先を登録'}
        size="narrow"
        busy={form.busy}
      >
        <div className={styles.form}>
          {typeof refusal === 'string' && <Notice tone="error" title={refusal} live />}
          <RecordFields of={partyFields} form={form} special={known ? onlyKana : {}} onKeyDown={addOnEnter} />
        </div>
        <DialogActions>
          <Button variant="filled" loading={form.busy} onClick={() => void form.send()}>
            登録する
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </DialogActions>
      </Dialog>
      {form.dialog}
    </>
  )
}

/** '白壁商事株式会社（第三者）' */
function optionText(party: Party): string {
  if (party.relation === 'self') return party.name
  return `${party.name}（${PARTY_RELATION[party.relation]}${lacksKana(party) ? '・振込名義なし' : ''}）`
}

/** Who stands on a side: one of those who are known, or somebody new. */
export function PartySelect({
  of,
  form,
  isAllowed = () => true,
}: {
  of: Pick<EntryField, 'api' | 'label'>
  form: TypedRecord
  isAllowed?: (party: Party) => boolean
}) {
  const { label } = of
  const { value, error, choose } = boundTo(form, of)
  const [{ data }, execute] = useQuery({ query: partiesDocument })
  const [isAdding, setAdding] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const parties = data?.adminParties.filter(isAllowed) ?? []
  const chosen = parties.find(({ id }) => id === value)
  const unnamed = chosen && lacksKana(chosen) ? chosen : undefined
  return (
    <div className={styles.party}>
      <DenseSelect label={label} needed value={value} error={error} onChange={({ target }) => choose(target.value)}>
        <Options of={parties.map((party) => ({ id: party.id, name: optionText(party) }))} nothing="選択してください" />
      </DenseSelect>
      {unnamed && (
        <p className={styles.text}>
          この取引先には振込名義（カナ）がないため、入金の振込人と照合できません。「振込名義を登録」から登録してください。
        </p>
      )}
      <div className={styles.buttons}>
        {unnamed && (
          <Button size="small" onClick={() => setNaming(true)}>
            振込名義を登録<span className="visually-hidden">：{label}</span>
          </Button>
        )}
        <Button size="small" variant="quiet" icon="plus" onClick={() => setAdding(true)}>
          新しい取引先<span className="visually-hidden">：{label}</span>
        </Button>
      </div>
      {unnamed && (
        <PartyDialog
          key={unnamed.id}
          known={unnamed}
          open={isNaming}
          onClose={() => setNaming(false)}
          onAdded={() => execute({ requestPolicy: 'network-only' })}
        />
      )}
      <PartyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(id) => {
          execute({ requestPolicy: 'network-only' })
          choose(id)
        }}
      />
    </div>
  )
}
