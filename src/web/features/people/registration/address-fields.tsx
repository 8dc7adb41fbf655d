import { useEffect, useRef, useState } from 'react'
import { normaliseZipcode } from '../../../../domain/validation/normalise.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fieldId } from './field-names.ts'
import type { PersonForm } from './person-values.ts'
import { lookUpZip, mergeAddress, type ZipLookup } from './zip-lookup.ts'
import styles from './registration.module.css'

function ZipResult({ lookup }: { lookup: ZipLookup }) {
  switch (lookup.state) {
    case 'found':
      return <FieldMessage tone="success">住所を入力しました。番地と建物名を続けて入力してください。</FieldMessage>
    case 'notFound':
    case 'failed':
      return (
        <p className={styles.zipWarning} role="alert">
          <Icon name="alert" size={18} />
          <span>{lookup.message}</span>
        </p>
      )
    case 'idle':
    case 'searching':
      return null
  }
}

const focus = (name: 'zipcode' | 'address') => document.getElementById(fieldId(name))?.focus()

function useZipLookup({ values, setValue }: PersonForm) {
  const [lookup, setLookup] = useState<ZipLookup>({ state: 'idle' })
  const foundBefore = useRef<string | null>(null)
  const address = useRef(values.address)
  // The answer takes its time, and the address may be typed on meanwhile.
  useEffect(() => {
    address.current = values.address
  }, [values.address])
  const search = async () => {
    setLookup({ state: 'searching' })
    const result = await lookUpZip(normaliseZipcode(values.zipcode), (path) => fetch(path))
    setLookup(result)
    if (result.state !== 'found') return
    setValue('address', mergeAddress(result.address, address.current, foundBefore.current))
    foundBefore.current = result.address
    focus('address')
  }
  return { lookup, search }
}

/** Postal code, the search for its address, and the address that it leads to. */
export function AddressFields({ form }: { form: PersonForm }) {
  const { lookup, search } = useZipLookup(form)
  const isComplete = /^\d{7}$/.test(normaliseZipcode(form.values.zipcode))
  return (
    <>
      <div>
        <TextField
          label="郵便番号"
          hint="ハイフンなしの7桁。例：1540024"
          width="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          after={
            <span className={styles.zipButton}>
              <Button
                icon="search"
                loading={lookup.state === 'searching'}
                aria-disabled={!isComplete || undefined}
                onClick={() => (isComplete ? void search() : focus('zipcode'))}
              >
                住所を入力
                {!isComplete && <span className="visually-hidden">（郵便番号を7桁入力すると使えます）</span>}
              </Button>
            </span>
          }
          {...form.field('zipcode')}
        />
        <ZipResult lookup={lookup} />
      </div>
      <TextField
        label="住所"
        hint="番地、建物名、部屋番号まで入力してください。"
        autoComplete="street-address"
        {...form.field('address')}
      />
    </>
  )
}
