import { useFormContext } from 'react-hook-form'
import { normaliseDigits, normaliseText, normaliseTypedKana } from '../../../domain/validation/normalise.ts'
import { FieldGroup, SubField, TextField } from '../../ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { fieldId, labelled } from './field-names.ts'
import { FormSection } from './form-section.tsx'
import { messageAt } from './form-errors.ts'
import type { PersonValues } from './person-values.ts'
import { useKanaPrefill } from './use-kana-prefill.ts'
import { useNormalisingField } from './use-normalising-field.ts'
import styles from './registration.module.css'

type NameKey = 'sei' | 'mei' | 'sei_kana' | 'mei_kana'

/** The first message of a pair, in the words of the summary. */
function pairMessage(errors: Parameters<typeof messageAt>[0], keys: readonly NameKey[]): string | undefined {
  for (const key of keys) {
    const message = messageAt(errors, key)
    if (message !== undefined) return labelled(key, message)
  }
  return undefined
}

function usePrefillOf(target: 'sei_kana' | 'mei_kana') {
  const { getValues, setValue } = useFormContext<PersonValues>()
  return useKanaPrefill((reading, suggestedBefore) => {
    const typed = getValues(target)
    if (typed === '' || typed === suggestedBefore) setValue(target, reading)
  })
}

function NameFields() {
  const { formState: { errors } } = useFormContext<PersonValues>()
  const field = useNormalisingField()
  const prefillSei = usePrefillOf('sei_kana')
  const prefillMei = usePrefillOf('mei_kana')
  return (
    <FieldGroup label="お名前" error={pairMessage(errors, ['sei', 'mei'])}>
      <div className={styles.pair}>
        <SubField label="姓" id={fieldId('sei')} autoComplete="family-name" invalid={errors.sei !== undefined} {...field('sei', normaliseText)} {...prefillSei} />
        <SubField label="名" id={fieldId('mei')} autoComplete="given-name" invalid={errors.mei !== undefined} {...field('mei', normaliseText)} {...prefillMei} />
      </div>
    </FieldGroup>
  )
}

export function KanaFields() {
  const { formState: { errors } } = useFormContext<Pick<PersonValues, 'sei_kana' | 'mei_kana'>>()
  const field = useNormalisingField()
  return (
    <FieldGroup label="お名前（カナ）" hint="ひらがなで入力しても、カタカナに直します。" error={pairMessage(errors, ['sei_kana', 'mei_kana'])}>
      <div className={styles.pair}>
        <SubField label="セイ" id={fieldId('sei_kana')} autoComplete="off" invalid={errors.sei_kana !== undefined} {...field('sei_kana', normaliseTypedKana)} />
        <SubField label="メイ" id={fieldId('mei_kana')} autoComplete="off" invalid={errors.mei_kana !== undefined} {...field('mei_kana', normaliseTypedKana)} />
      </div>
    </FieldGroup>
  )
}

/** Who a member is and where they live: what registration and the update of member data share. */
export function PersonFields() {
  const { formState: { errors } } = useFormContext<PersonValues>()
  const field = useNormalisingField()
  return (
    <>
      <FormSection title="ご本人について" lead="本人確認書類と同じ内容を入力してください。">
        <NameFields />
        <KanaFields />
        <BirthdayField />
      </FormSection>
      <FormSection title="ご住所とご連絡先">
        <AddressFields />
        <TextField
          label="電話番号"
          id={fieldId('tel')}
          hint="ハイフンなしの10〜11桁。例：09012345678"
          width="telephone"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          error={errors.tel?.message}
          {...field('tel', normaliseDigits)}
        />
      </FormSection>
    </>
  )
}
