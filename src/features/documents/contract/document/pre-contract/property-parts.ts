import { missingPropertyFacts, propertyFacts } from '../../../../../domain/funds/fund-overview.ts'
import type { FundFacts } from '../document-facts.ts'
import type { ItemPart, ItemRow } from '../document-items.ts'
import { written } from './written.ts'

/** What the fund buys: the property, the rights and laws upon it, its price and its tenants. */
export function propertyParts(fund: FundFacts): ItemPart[] {
  return [
    {
      heading: '対象不動産',
      rows: [
        ...overviewRows(fund),
        written(fund, 'registration', 'pre-b14イ'),
        {
          items: ['pre-b14ロ'],
          label: '取引の態様',
          value: '当社が売買により取得し、賃貸し、売買により売却します。',
        },
        {
          items: ['pre-b27'],
          label: '所有権の帰属',
          value: '対象不動産（持分を取得するときはその持分）の所有権は、当社に帰属します。',
        },
        written(fund, 'priceBasis', 'pre-b16', 'pre-min-2'),
      ],
    },
    {
      heading: '対象不動産の権利と法令',
      rows: [
        written(fund, 'registeredRights', 'pre-b15イ'),
        written(fund, 'legalRestrictions', 'pre-b15ロ'),
        written(fund, 'privateRoad', 'pre-b15ハ'),
        written(fund, 'utilities', 'pre-b15ニ'),
        written(fund, 'unfinished', 'pre-b15ホ'),
        written(fund, 'condominium', 'pre-b15ヘ'),
        written(fund, 'defectMeasures', 'pre-b15ト'),
        written(fund, 'buildingSafety', 'pre-b15チ'),
        written(fund, 'survey', 'pre-b15リ'),
      ],
    },
    {
      heading: '賃貸の状況',
      rows: [
        written(fund, 'occupancyHistory', 'pre-b17イ'),
        written(fund, 'mainBuildings', 'pre-b17ロ'),
        written(fund, 'mainTenants', 'pre-b17ハ'),
        written(fund, 'arrears', 'pre-b17ニ'),
        written(fund, 'incomeHistory', 'pre-b17ホ'),
      ],
    },
  ]
}

/** The overview's lines; what it cannot do without and lacks is a line without a value. */
function overviewRows({ detail }: FundFacts): ItemRow[] {
  return [
    ...propertyFacts(detail).map((fact): ItemRow => ({ ...fact, items: ['pre-b14イ'], isOfForm: true })),
    ...missingPropertyFacts(detail).map((label): ItemRow => ({
      label,
      value: '',
      items: ['pre-b14イ'],
      isOfForm: true,
    })),
  ]
}
