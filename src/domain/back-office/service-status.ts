/** The parts of the service that its public page speaks of. */
export const SERVICE_COMPONENTS = {
  site: 'サイトの閲覧・ログイン',
  application: 'お申し込み・抽選',
  document: '書面の作成・交付',
  mail: 'メールの送信',
  bank: '入金の確認・お支払い',
} as const
export type ServiceComponent = keyof typeof SERVICE_COMPONENTS

/** As measured, or as the operators published it. */
export const SERVICE_STATES = {
  ok: '正常',
  degraded: '遅れ・支障あり',
  maintenance: 'メンテナンス中',
  unknown: '測定なし',
} as const
export type ServiceState = keyof typeof SERVICE_STATES

export const STATUS_NOTICE_KINDS = { trouble: '障害', maintenance: 'メンテナンス' } as const
export type StatusNoticeKind = keyof typeof STATUS_NOTICE_KINDS

export const STATUS_PROGRESS = {
  announced: '予定',
  investigating: '調査中',
  found: '原因を特定',
  watching: '経過を確認中',
  resolved: '解消',
} as const
export type StatusProgress = keyof typeof STATUS_PROGRESS

/** Longer without a measurement means that nothing of ours ran. */
const SILENCE = 5 * 60_000
export const isSilent = (measuredAt: Date | null, now: Date): boolean =>
  measuredAt !== null && now.getTime() - measuredAt.getTime() > SILENCE

export interface Measured {
  component: ServiceComponent
  state: 'ok' | 'degraded' | 'unknown'
  since: Date
}

/**
 * What a new measurement writes down: the parts whose state is another one than before. Where nobody measured for a while, the time since then
 * is nobody's knowledge, and every part begins anew.
 */
export function changesSince(
  before: ReadonlyMap<ServiceComponent, Measured['state']>,
  lastMeasuredAt: Date | null,
  { now, states }: { now: Date; states: Readonly<Record<ServiceComponent, 'ok' | 'degraded'>> },
): Measured[] {
  const components = Object.keys(SERVICE_COMPONENTS) as ServiceComponent[]
  if (lastMeasuredAt !== null && isSilent(lastMeasuredAt, now))
    return components.flatMap((component) => [
      // One moment later than the last measurement, which may itself have been a change.
      { component, state: 'unknown' as const, since: new Date(lastMeasuredAt.getTime() + 1) },
      { component, state: states[component], since: now },
    ])
  return components
    .filter((component) => before.get(component) !== states[component])
    .map((component) => ({ component, state: states[component], since: now }))
}

/** Minutes of a span in which a part was not as it should be; what nobody measured is not among them. */
export function degradedMinutes(readings: readonly Measured[], from: Date, until: Date): number {
  const ordered = readings.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  const milliseconds = ordered.reduce((sum, { state, since }, index) => {
    const end = ordered[index + 1]?.since ?? until
    const inside = Math.min(end.getTime(), until.getTime()) - Math.max(since.getTime(), from.getTime())
    return state === 'degraded' && inside > 0 ? sum + inside : sum
  }, 0)
  return Math.ceil(milliseconds / 60_000)
}
