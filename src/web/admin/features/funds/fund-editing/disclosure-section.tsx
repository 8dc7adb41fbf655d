import {
  DISCLOSURE_GROUPS,
  disclosureFields,
  isDisclosed,
  type DisclosureKey,
} from '../../../../../domain/funds/fund-disclosure.ts'
import { Button } from '../../../../ui/button.tsx'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { useField, useFundEditor } from './fund-editor.ts'
import { SectionPanel } from './section-panel.tsx'
import styles from './fund-edit.module.css'

function Item({ name }: { name: DisclosureKey }) {
  const { form, set, fund } = useFundEditor()
  const field = useField(`disclosure.${name}`)
  const { label, hint, none } = disclosureFields[name]
  const isOpen = !isDisclosed(form.disclosure, name)
  const write = (text: string): void => set({ disclosure: { ...form.disclosure, [name]: text } })
  return (
    <div className={styles.statement}>
      <DenseArea
        rows={3}
        {...field}
        label={label}
        needed
        hint={hint}
        error={field.error ?? (isOpen && !fund.is_published ? '未入力のため公開できません。' : undefined)}
        value={form.disclosure[name]}
        onChange={({ target }) => write(target.value)}
      />
      {none !== undefined && isOpen && field.locked === undefined && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            write(none)
            // The button goes away: the text that it wrote is read and changed where it stands.
            document.getElementById(field.id)?.focus()
          }}
        >
          「{none}」と書く
        </Button>
      )}
    </div>
  )
}

/** What the pre-contract document has to say beyond the figures. */
export function DisclosureSection() {
  return (
    <SectionPanel id="disclosure" title="4　開示事項（契約成立前書面）" section="disclosure">
      {DISCLOSURE_GROUPS.map(({ title, keys }) => (
        <fieldset key={title} className={styles.statements}>
          <legend>{title}</legend>
          <div className={styles.pair}>
            {keys.map((key) => (
              <Item key={key} name={key} />
            ))}
          </div>
        </fieldset>
      ))}
    </SectionPanel>
  )
}
