import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { normaliseDigits, normaliseText } from '../../../domain/validation/normalise.ts'
import { Button } from '../../ui/button.tsx'
import { FieldMessage, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fieldId } from './field-names.ts'
import type { PersonValues } from './person-values.ts'
import { useNormalisingField } from './use-normalising-field.ts'
import { lookUpZip, mergeAddress, type ZipLookup } from './zip-lookup.ts'
import styles from './registration.module.css'

function ZipResult({ lookup }: { lookup: ZipLookup }) {
  switch (lookup.state) {
    case 'found':
      return <FieldMessage tone="success">住所を入力しました。番地と建物名を続けて入力してください。</FieldMessage>
    case 'notFound':
    case 'failed':
      return <p className={styles.zipWarning} role="alert"><Icon name="alert" size={18} /><span>{lookup.message}</span></p>
    default:
      return null
  }
}

function useZipLookup() {
  const { getValues, setValue, setFocus } = useFormContext<PersonValues>()
  const [lookup, setLookup] = useState<ZipLookup>({ state: 'idle' })
  const foundBefore = useRef<string | null>(null)
  const search = async () => {
    setLookup({ state: 'searching' })
    const result = await lookUpZip(normaliseDigits(getValues('zipcode')), (path) => fetch(path))
    setLookup(result)
    if (result.state !== 'found') return
    setValue('address', mergeAddress(result.address, getValues('address'), foundBefore.current), { shouldDirty: true, shouldValidate: true })
    foundBefore.current = result.address
    setFocus('address')
  }
  return { lookup, search }
}

/** Postal code, the search for its address, and the address that it leads to. */
export function AddressFields() {
  const { control, formState: { errors }, setFocus } = useFormContext<PersonValues>()
  const field = useNormalisingField()
  const { lookup, search } = useZipLookup()
  const isComplete = /^\d{7}$/.test(normaliseDigits(useWatch({ control, name: 'zipcode' })))
  return (
    <>
      <div>
        <TextField
          label="郵便番号"
          id={fieldId('zipcode')}
          hint="ハイフンなしの7桁。例：1540024"
          width="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.zipcode?.message}
          after={
            <span className={styles.zipButton}>
              <Button
                icon="search"
                loading={lookup.state === 'searching'}
                aria-disabled={!isComplete || undefined}
                onClick={() => (isComplete ? void search() : setFocus('zipcode'))}
              >
                住所を入力
                {!isComplete && <span className="visually-hidden">（郵便番号を7桁入力すると使えます）</span>}
              </Button>
            </span>
          }
          {...field('zipcode', normaliseDigits)}
        />
        <ZipResult lookup={lookup} />
      </div>
      <TextField
        label="住所"
        id={fieldId('address')}
        hint="番地、建物名、部屋番号まで入力してください。"
        autoComplete="street-address"
        error={errors.address?.message}
        {...field('address', normaliseText)}
      />
    </>
  )
}
