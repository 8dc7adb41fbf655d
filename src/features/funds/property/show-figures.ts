import { japanDateOf } from '../../../domain/calendar.ts'
import type { Id } from '../../../domain/id.ts'
import { addYen, yen, type Yen } from '../../../domain/money.ts'
import type { PartyRelation } from '../../../domain/funds/property.ts'
import {
  fullRent,
  noiPermille,
  OPERATING_COSTS,
  permilleOf,
  valueOfShare,
  type OperatedPeriod,
} from '../../../domain/funds/property-figures.ts'
import { earned, spentByKind } from '../../../ledger/fund-statement.ts'
import type { Services } from '../../core/services.ts'
import type { ProvedPeriod } from '../fund/load-fund-proof.ts'
import { sharedFunds } from '../fund/shared-funds.ts'
import type { FundPropertyView } from './load-fund-properties.ts'
import { sharedHoldings, sharedProperties } from './shared-records.ts'

/** All that a fund buys, in figures that its records give; null where they give none. Amounts are whole yen, without consumption tax. */
export interface PropertyFigures {
  price: Yen
  sellers: PartyRelation[]
  appraisal: { value: Yen; on: string; is_licensed: boolean } | null
  /** Of a year. */
  full_rent: Yen | null
  /** Full rent over price, thousandths, rounded down. */
  gross_permille: number | null
  noi: (OperatedPeriod & { permille: number }) | null
}

/** Null for a fund of whose property nothing is recorded. */
export async function showPropertyFigures(services: Services, fundId: Id<'fund'>): Promise<PropertyFigures | null> {
  const properties = (await sharedProperties(services)).get(fundId) ?? []
  if (properties.length === 0) return null
  const price = addYen(...properties.map((property) => yen(property.price)))
  const held = (await sharedHoldings(services)).get(fundId) ?? []
  const rent = fullRent(held, japanDateOf(services.clock.now()))
  const period = held.length === 0 ? null : lastOperated(await sharedFunds(services).provedPeriods(fundId))
  return {
    price,
    sellers: [...new Set(properties.map(({ sellerRelation }) => sellerRelation))],
    appraisal: appraisalOf(properties),
    full_rent: rent,
    gross_permille: rent === null ? null : permilleOf(rent, price),
    noi: period === null ? null : { ...period, permille: noiPermille(period, price) },
  }
}

/** Of the fund's share of all parts; null as soon as one of them is without. Of several days the oldest one is told. */
function appraisalOf(properties: readonly FundPropertyView[]): PropertyFigures['appraisal'] {
  const found = properties.flatMap(({ appraisal, ...property }) =>
    appraisal === null ? [] : [{ appraisal, property }],
  )
  const [oldest] = found.map(({ appraisal }) => appraisal.on).toSorted()
  if (found.length < properties.length || oldest === undefined) return null
  return {
    value: addYen(...found.map(({ appraisal, property }) => valueOfShare(yen(appraisal.value), property))),
    on: oldest,
    is_licensed: found.every(({ appraisal }) => appraisal.method === 'licensed'),
  }
}

/** What the books have of the last period whose result is fixed. */
function lastOperated(periods: readonly ProvedPeriod[]): OperatedPeriod | null {
  const closed = periods.flatMap(({ isClosed, statement, ...days }) =>
    isClosed && statement !== null && earned(statement, 'rent_income') > 0 ? [{ statement, ...days }] : [],
  )
  const last = closed.toSorted((one, other) => one.number - other.number).at(-1)
  if (last === undefined) return null
  const { statement, number, startOn, endOn } = last
  const costs = spentByKind(statement).filter(({ kind }) => OPERATING_COSTS.some((counted) => counted === kind))
  return {
    number,
    startOn,
    endOn,
    rent: earned(statement, 'rent_income'),
    costs: addYen(...costs.map(({ yen: spent }) => spent)),
  }
}
