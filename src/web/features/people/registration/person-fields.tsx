import { FieldGroup, SubField, TextField } from '../../../ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { fieldId, withLabel } from './field-names.ts'
import { FormSection } from './form-section.tsx'
import type { PersonForm } from './person-values.ts'
import { useKanaPrefill } from './use-kana-prefill.ts'
import styles from './registration.module.css'

type NameKey = 'sei' | 'mei' | 'sei_kana' | 'mei_kana'

/** What is amiss in a pair, each part in the words of the summary. */
function pairMessage({ field }: PersonForm, keys: readonly NameKey[]): string | undefined {
  const messages = keys.flatMap((key) => {
    const { error } = field(key)
    return error === undefined ? [] : [withLabel(key, error)]
  })
  return messages.length === 0 ? undefined : messages.join('／')
}

function usePrefillOf(target: 'sei_kana' | 'mei_kana', { values, setValue }: PersonForm) {
  return useKanaPrefill((reading, suggestedBefore) => {
    const typed = values[target]
    if (typed === '' || typed === suggestedBefore) setValue(target, reading)
  })
}

/** A part of a pair: its message stands below both. */
function partOf({ field }: PersonForm, key: NameKey) {
  const { error, ...control } = field(key)
  return { ...control, id: fieldId(key), invalid: error !== undefined }
}

function NameFields({ form }: { form: PersonForm }) {
  const prefillSei = usePrefillOf('sei_kana', form)
  const prefillMei = usePrefillOf('mei_kana', form)
  return (
    <FieldGroup label="お名前" error={pairMessage(form, ['sei', 'mei'])}>
      <div className={styles.pair}>
        <SubField label="姓" autoComplete="family-name" {...partOf(form, 'sei')} {...prefillSei} />
        <SubField label="名" autoComplete="given-name" {...partOf(form, 'mei')} {...prefillMei} />
      </div>
    </FieldGroup>
  )
}

function KanaFields({ form }: { form: PersonForm }) {
  return (
    <FieldGroup
      label="お名前（カナ）"
      hint="ひらがなで入力しても、カタカナに直します。"
      error={pairMessage(form, ['sei_kana', 'mei_kana'])}
    >
      <div className={styles.pair}>
        <SubField label="セイ" autoComplete="off" {...partOf(form, 'sei_kana')} />
        <SubField label="メイ" autoComplete="off" {...partOf(form, 'mei_kana')} />
      </div>
    </FieldGroup>
  )
}

/** Who a member is and where they live: what registration and the update of member data share. */
export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <FormSection title="ご本人について" lead="本人確認書類と同じ内容を入力してください。">
        <NameFields form={form} />
        <KanaFields form={form} />
        <BirthdayField form={form} />
      </FormSection>
      <FormSection title="ご住所とご連絡先">
        <AddressFields form={form} />
        <TextField
          label="電話番号"
          hint="ハイフンなしの10〜11桁。例：09012345678"
          width="telephone"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          {...form.field('tel')}
        />
      </FormSection>
    </>
  )
}
