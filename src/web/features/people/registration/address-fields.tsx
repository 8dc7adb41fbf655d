import { useEffect, useRef, useState } from 'react'
import { normaliseZipcode } from '../../../../domain/validation/normalise.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage } from '../../../ui/field-frame.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { fieldId } from './field-names.ts'
import type { PersonForm } from './person-values.ts'
import { lookUpZip, mergeAddress, type ZipLookup } from './zip-lookup.ts'
import styles from './registration.module.css'

/** More places than these nobody reads through: the town is quicker to type. */
const mostChoices = 12

function ZipResult({ lookup, onChoose }: { lookup: ZipLookup; onChoose: (address: string) => void }) {
  switch (lookup.state) {
    case 'several':
      return lookup.addresses.length > mostChoices ? (
        <FieldMessage tone="success">
          この郵便番号には{lookup.addresses.length}の町域があります。町名から続けて入力してください。
        </FieldMessage>
      ) : (
        <fieldset className={styles.zipChoices}>
          <legend>
            <span role="status">
              この郵便番号には{lookup.addresses.length}つの地域があります。お住まいの地域を選んでください。
            </span>
          </legend>
          <ul>
            {lookup.addresses.map((address) => (
              <li key={address}>
                <Button onClick={() => onChoose(address)}>{address}</Button>
              </li>
            ))}
          </ul>
        </fieldset>
      )
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
  const fillIn = (found: string) => {
    setValue('address', mergeAddress(found, address.current, foundBefore.current))
    foundBefore.current = found
  }
  const take = (found: string) => {
    fillIn(found)
    focus('address')
  }
  const search = async () => {
    setLookup({ state: 'searching' })
    const result = await lookUpZip(normaliseZipcode(values.zipcode), (path) => fetch(path))
    setLookup(result)
    if (result.state === 'found') take(result.address)
    if (result.state === 'several' && result.shared !== '') fillIn(result.shared)
    if (result.state === 'several' && result.addresses.length > mostChoices) focus('address')
  }
  const choose = (chosen: string) => {
    setLookup({ state: 'found', address: chosen })
    take(chosen)
  }
  return { lookup, search, choose }
}

/** Postal code, the search for its address, and the address that it leads to. */
export function AddressFields({ form }: { form: PersonForm }) {
  const { lookup, search, choose } = useZipLookup(form)
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
        <ZipResult lookup={lookup} onChoose={choose} />
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
