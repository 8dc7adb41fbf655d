import {
  companyFields,
  holderFields,
  managerFields,
  officerFields,
  termFields,
  type CompanyFacts,
} from '../../../domain/records/company.ts'
import { fromJson, type Fields, type JsonValues } from '../../../domain/records/field.ts'
import { builder } from '../graphql/builder.ts'
import { inputFields, outputFields } from '../graphql/record-fields.ts'

/** An entry of one of the company's lists, as output and as input of the API. */
function entryTypes<const Of extends Fields>(fields: Of, name: string, description: string) {
  const output = builder.objectRef<JsonValues<Of>>(name).implement({
    description,
    fields: (t) => outputFields(t, fields, { valuesOf: (entry) => fromJson(fields, entry) }),
  })
  const input = builder.inputType(`${name}Input`, { fields: (t) => inputFields(t, fields) })
  return { output, input }
}

const officer = entryTypes(officerFields, 'CompanyOfficer', 'An officer of the operating company.')
const holder = entryTypes(holderFields, 'CompanyHolder', 'Whoever holds 5 percent or more of the company.')
const term = entryTypes(termFields, 'CompanyTerm', 'A closed business year: whole yen, a loss is negative.')
const manager = entryTypes(managerFields, 'CompanyManager', 'A manager of article 17 of the act.')

/** What two operators have recorded of the company: the same for visitors, papers and the back office. */
export const CompanyFactsType = builder.objectRef<CompanyFacts>('CompanyFacts').implement({
  description: 'Facts of the operating company that change with the years.',
  fields: (t) =>
    outputFields(t, companyFields, {
      types: {
        CompanyOfficer: officer.output,
        CompanyHolder: holder.output,
        CompanyTerm: term.output,
        CompanyManager: manager.output,
      },
    }),
})

export const CompanyFactsInput = builder.inputType('CompanyFactsInput', {
  fields: (t) =>
    inputFields(t, companyFields, {
      CompanyOfficer: officer.input,
      CompanyHolder: holder.input,
      CompanyTerm: term.input,
      CompanyManager: manager.input,
    }),
})
