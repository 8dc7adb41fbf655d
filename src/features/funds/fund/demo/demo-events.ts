import { idOf, type Id } from '../../../../domain/id.ts'
import type { EventMoment, OperationEventKind } from '../../../../domain/funds/operation-event.ts'

/** What investors of a demo fund were told of an event, on a day counted from the seed day; so are its other days. */
export interface DemoEventEntry {
  day: number
  happening: string
  measures: string
  effect: string
  plannedEndDay: number | null
  endedDay: number | null
  cost: number | null
  nextWordDay: number | null
  /** A rendering of assets/properties, and shown as such. */
  picture: { file: string; moment: EventMoment; caption: string; alt: string } | null
}

/** An invented event of a demo fund at work, recorded on the day of its first entry. */
export interface DemoEvent {
  kind: OperationEventKind
  title: string
  happenedDay: number
  /** Whole yen: small for the fund, so that one operator tells it. */
  budget: number | null
  entries: readonly DemoEventEntry[]
}

const noEffect = 'このファンドの予定分配率と元本への影響はありません。'

const demoEvents: ReadonlyMap<Id<'fund'>, readonly DemoEvent[]> = new Map([
  [
    idOf<'fund'>(8),
    [
      {
        kind: 'works',
        title: '外階段と外壁の塗り替え',
        happenedDay: -18,
        budget: 240_000,
        entries: [
          {
            day: -18,
            happening:
              '外階段のさび止めと、外壁の一部の塗り替えを始めました。予算は、このファンドの持分に応じた金額です。',
            measures: '入居者の通行に支障がないよう、日中に一面ずつ進めます。',
            effect: noEffect,
            plannedEndDay: -8,
            endedDay: null,
            cost: null,
            nextWordDay: -4,
            picture: {
              file: 'events/8-before.webp',
              moment: 'before',
              caption: '塗り替え前の外観（見本）',
              alt: '塗り替え前の、壁と手すりがくすんだ建物のCG想定図',
            },
          },
          {
            day: -6,
            happening: '塗り替えが、予定より1日遅れて終わりました。雨のため、作業を1日休んだためです。',
            measures: '仕上がりを確認し、引き渡しを受けました。',
            effect: noEffect,
            plannedEndDay: -8,
            endedDay: -7,
            cost: 231_000,
            nextWordDay: null,
            picture: {
              file: '8/exterior-day.webp',
              moment: 'after',
              caption: '塗り替え後の外観（見本）',
              alt: '塗り替え後の、壁と手すりが明るい建物のCG想定図',
            },
          },
        ],
      },
      {
        kind: 'vacancy',
        title: '1住戸の退去の予定',
        happenedDay: 40,
        budget: null,
        entries: [
          {
            day: -3,
            happening: 'このアパートの2住戸のうち、1住戸の入居者から退去の申し入れがありました。',
            measures: '室内を確認する日を決め、次の入居者の募集を始めました。',
            effect: '空室の期間は、その住戸の賃料が入りません。予定分配率への影響はない見込みです。',
            plannedEndDay: null,
            endedDay: null,
            cost: null,
            nextWordDay: 45,
            picture: null,
          },
        ],
      },
    ],
  ],
])

export const demoEventsOf = (fundId: Id<'fund'>): readonly DemoEvent[] => demoEvents.get(fundId) ?? []

/** Pictures of the demo's events, as assets/properties names them. */
export const demoEventPictures = (): string[] =>
  [...demoEvents.values()].flat().flatMap(({ entries }) => entries.flatMap(({ picture }) => picture?.file ?? []))
