import { useMemo, useState } from 'react'
import { fundDraftProblems } from '../../../../../domain/funds/fund-draft.ts'
import { publicationGate, type GateCondition } from '../../../../../domain/funds/fund-gate.ts'
import { yen } from '../../../../../domain/money.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { fieldId } from './fund-editor.ts'
import { draftOf, formOf, type FundForm } from './fund-form.ts'
import type { EditedFund } from './fund-queries.ts'
import { isChanged } from './merge-forms.ts'

/** What an operator types, beside what he began with and what the server has by now. */
export function useFundDraft(fund: EditedFund) {
  const [base, setBase] = useState({ version: fund.version, form: formOf(fund) })
  const [form, setForm] = useState(base.form)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const isDirty = isChanged(base.form, form)
  // Without words of my own a colleague's version simply takes the place of the old one. An older one than mine has only not been read anew.
  if (fund.version > base.version && !isDirty) {
    const fresh = formOf(fund)
    setBase({ version: fund.version, form: fresh })
    setForm(fresh)
  }
  const draft = useMemo(() => draftOf(form), [form])
  return {
    base,
    form,
    draft,
    isDirty,
    isBehind: fund.version > base.version,
    problems,
    setProblems,
    set: (changes: Partial<FundForm> | ((form: FundForm) => Partial<FundForm>)) =>
      setForm((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    /** From here on this is what stands on the server. */
    settle: (version: number, saved: FundForm) => {
      setBase({ version, form: saved })
      setForm(saved)
      setProblems({})
    },
    /** Goes on with a merged form on top of the newest version. */
    merge: (merged: FundForm) => {
      setBase({ version: fund.version, form: formOf(fund) })
      setForm(merged)
    },
    /** Whether it may be sent; otherwise the first wrong field gets the cursor. */
    check: (): boolean => {
      const found = fundDraftProblems(draft)
      setProblems(found)
      const [first] = Object.keys(found)
      if (first !== undefined) document.getElementById(fieldId(first))?.focus()
      return first === undefined
    },
  }
}

/** The conditions of publishing for what is being typed. They change by the minute at the most. */
export function useGate(fund: EditedFund, draft: ReturnType<typeof draftOf>): readonly GateCondition[] {
  const minute = Math.floor(useNow() / 60_000)
  return useMemo(() => {
    const { gate } = fund
    return publicationGate(draft, {
      preContractDocuments: gate.pre_contract_documents,
      outdatedDocuments: gate.outdated_documents,
      missingItems: gate.missing_items,
      parts: gate.parts.map(({ name, problem }) => ({ name, problem: problem ?? null })),
      entrusted: yen(gate.entrusted),
      ceiling: yen(gate.ceiling),
      now: new Date(minute * 60_000),
    })
  }, [fund, draft, minute])
}
