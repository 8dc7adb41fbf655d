import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { isConverting } from '../../../ui/converting.ts'
import { TextField } from '../../../ui/field.tsx'
import { nameKanaOf, nextOption, searchDelayMilliseconds, searchMessage, type BankChoice } from './bank-search.ts'
import styles from './bank.module.css'

interface BankComboboxProps {
  label: string
  hint: string
  /** The bank whose branches are searched; null for banks. */
  bankCode: string | null
  search: (nameKana: string) => Promise<readonly BankChoice[]>
  onChoose: (choice: BankChoice) => void
}

/** Searches once typing rests; an older answer never replaces a newer one. */
function useSearch(typed: string, { bankCode, search }: Pick<BankComboboxProps, 'bankCode' | 'search'>) {
  const nameKana = nameKanaOf(typed, bankCode)
  const [answer, setAnswer] = useState<{ nameKana: string; choices: readonly BankChoice[] } | null>(null)
  useEffect(() => {
    if (nameKana === null) return
    let current = true
    const ask = async () => {
      const choices = await search(nameKana)
      if (current) setAnswer({ nameKana, choices })
    }
    const timer = setTimeout(() => void ask(), searchDelayMilliseconds)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [nameKana, search])
  const isCurrent = nameKana !== null && answer?.nameKana === nameKana
  return {
    asked: nameKana !== null,
    searching: nameKana !== null && !isCurrent,
    choices: isCurrent ? answer.choices : [],
  }
}

/** A search field with its list of matches, after the ARIA practices' combobox. */
export function BankCombobox({ label, hint, bankCode, search, onChoose }: BankComboboxProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { asked, searching, choices } = useSearch(typed, { bankCode, search })
  const id = useId()
  const listId = `${id}list`
  const onKeyDown = (event: KeyboardEvent) => {
    if (isConverting(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(nextOption(active, choices.length, event.key))
    }
    const choice = choices[active]
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (choice !== undefined) onChoose(choice)
  }
  return (
    <div>
      <TextField
        label={label}
        hint={hint}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && active < choices.length ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <output className={styles.count}>{searchMessage({ asked, searching, count: choices.length })}</output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor counted aloud */}
      <div
        className={styles.options}
        id={listId}
        role="listbox"
        aria-label="検索の候補"
        tabIndex={-1}
        hidden={choices.length === 0}
      >
        {choices.map((choice, index) => (
          // The field keeps the focus and answers the keys; the option itself is for pointers.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events
          <div
            key={choice.code}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {choice.name}
            <span>{choice.code}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
