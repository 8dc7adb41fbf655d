import type { ReactNode } from 'react'
import { companyFields, type CompanyFacts } from '../../../../../domain/records/company.ts'
import { shown } from '../../../../../domain/records/field.ts'
import { companyLists, type CompanyList } from './company-lists.ts'
import styles from './company.module.css'

const isList = (name: string): name is CompanyList => name in companyLists

/** Everything that is recorded of the company: sentences as they are, lists as tables. */
export function CompanyFactsView({ facts }: { facts: CompanyFacts }) {
  return (
    <dl className={styles.facts}>
      {shown(companyFields, facts).map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{isList(name) && facts[name].length > 0 ? <Entries list={name} facts={facts} /> : (text ?? 'なし')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Entries({ list, facts }: { list: CompanyList; facts: CompanyFacts }) {
  const { fields } = companyLists[list]
  const isFigure = (name: string): true | undefined => fields[name]?.kind.unit !== undefined || undefined
  const rows: ReactNode[] = facts[list].map((entry, place) => (
    <tr key={place}>
      {shown(fields, entry).map(({ name, text }) => (
        <td key={name} data-figure={isFigure(name)}>
          {text}
        </td>
      ))}
    </tr>
  ))
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={companyFields[list].label}>
      <table className={styles.entries}>
        <thead>
          <tr>
            {Object.entries(fields).map(([name, { label }]) => (
              <th key={name} scope="col" data-figure={isFigure(name)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}
