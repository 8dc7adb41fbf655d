import { useState, type KeyboardEvent } from 'react'
import { useQuery } from 'urql'
import { NAMED_RELATION, PARTY_RELATION, type NamedRelation } from '../../../../../domain/funds/property.ts'
import { Button } from '../../../../ui/button.tsx'
import { isConverting } from '../../../../ui/converting.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { addPartyDocument, partiesDocument, type Party } from './property-queries.ts'
import { useRecordForm } from './use-record-form.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import styles from './property.module.css'

const namedRelations: readonly NamedRelation[] = codesOf(NAMED_RELATION)

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
  const act = useAct(addPartyDocument, {
    name: known ? '振込名義の登録' : '取引先の登録',
    done: known ? '振込名義を登録しました。' : '取引先を登録しました。',
    failed: '入力内容をご確認ください。',
    onDone: ({ addParty }) => {
      form.clear()
      onAdded(addParty.id)
      onClose()
    },
  })
  const fields = act.failure?.fields ?? {}
  const form = useRecordForm<'name' | 'name_kana' | 'relation' | 'corporate_number'>(
    {
      name: known?.name ?? '',
      name_kana: '',
      relation: known?.relation ?? 'third',
      corporate_number: known?.corporate_number ?? '',
    },
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
      <Dialog
        open={open}
        onClose={onClose}
        title={known ? `振込名義を登録：${known.name}` : '取引先を登録'}
        size="narrow"
        busy={act.busy}
      >
        <div className={styles.form}>
          {act.failure !== null &&
            (Object.keys(fields).length === 0 || (known && fields['name_kana'] === undefined)) && (
              <Notice tone="error" title={act.failure.message} live />
            )}
          {!known && (
            <>
              <DenseInput label="名称" needed {...form.field('name')} onKeyDown={addOnEnter} />
              <DenseSelect label="当社との関係" needed {...form.field('relation')}>
                {namedRelations.map((each) => (
                  <option key={each} value={each}>
                    {PARTY_RELATION[each]}
                  </option>
                ))}
              </DenseSelect>
            </>
          )}
          <DenseInput
            label="振込名義（カナ）"
            needed
            hint="銀行の摘要に載る名前をカタカナで。入金の振込人の照合に使います。"
            {...form.field('name_kana')}
            onKeyDown={addOnEnter}
          />
          {!known && (
            <DenseInput
              label="法人番号"
              hint="13桁。個人の場合は空欄にします。"
              {...form.field('corporate_number')}
              onKeyDown={addOnEnter}
            />
          )}
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

/** '白壁商事株式会社（第三者）' */
function optionText(party: Party): string {
  if (party.relation === 'self') return party.name
  return `${party.name}（${PARTY_RELATION[party.relation]}${lacksKana(party) ? '・振込名義なし' : ''}）`
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
  const [isNaming, setNaming] = useState(false)
  const parties = data?.adminParties.filter(isAllowed) ?? []
  const chosen = parties.find(({ id }) => id === value)
  const unnamed = chosen && lacksKana(chosen) ? chosen : undefined
  return (
    <div className={styles.party}>
      <DenseSelect label={label} needed value={value} error={error} onChange={({ target }) => onChoose(target.value)}>
        <option value="">選択してください</option>
        {parties.map((party) => (
          <option key={party.id} value={party.id}>
            {optionText(party)}
          </option>
        ))}
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
          onChoose(id)
        }}
      />
    </div>
  )
}
