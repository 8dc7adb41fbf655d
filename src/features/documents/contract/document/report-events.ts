import { formatDate, type JapanDate } from '../../../../domain/calendar.ts'
import type { FreeText } from '../../../../domain/free-text.ts'
import { formatYen, yen } from '../../../../domain/money.ts'
import { OPERATION_EVENT_KINDS, type OperationEventKind } from '../../../../domain/funds/operation-event.ts'
import type { PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'

/** An event of a fund at work as a report tells it: as investors were told last. */
export type ReportEvent = {
  readonly kind: OperationEventKind
  readonly title: FreeText
  readonly happenedOn: JapanDate
  /** Null while it goes on. */
  readonly endedOn: JapanDate | null
  /** Whole yen, as it came; null while it is not known. */
  readonly cost: number | null
  /** Whole yen, as it is expected. */
  readonly budget: number | null
  readonly happening: FreeText
  readonly effect: FreeText
}

/** `2026年11月24日（火）〜2026年12月18日（金）` */
export const eventDays = ({ happenedOn, endedOn }: Pick<ReportEvent, 'happenedOn' | 'endedOn'>): string =>
  endedOn === happenedOn
    ? formatDate(happenedOn)
    : `${formatDate(happenedOn)}〜${endedOn === null ? '対応中' : formatDate(endedOn)}`

/** What it cost, or is expected to. */
export const eventCost = ({ cost, budget }: Pick<ReportEvent, 'cost' | 'budget'>): string =>
  cost !== null ? formatYen(yen(cost)) : budget !== null ? `${formatYen(yen(budget))}（見込み）` : '—'

/** The events of the days as rows; nothing where there was none. */
export const eventSections = (events: readonly ReportEvent[]): PrintedDocument['sections'][number][] =>
  events.length === 0
    ? []
    : [
        {
          kind: 'table',
          heading: '運用中の出来事',
          columns: [
            { label: '出来事', align: 'left' },
            { label: '期間', align: 'left' },
            { label: '費用', align: 'right' },
          ],
          rows: events.map((event) => [
            `${OPERATION_EVENT_KINDS[event.kind]}：${event.title}。${event.happening}${event.effect}`,
            eventDays(event),
            eventCost(event),
          ]),
          total: null,
        },
      ]
