import { REHEARSAL_STATES } from '../../../../../domain/investing/rehearsal.ts'
import type { TagTone } from '../../../../ui/tag.tsx'
import { figure } from '../../../ui/admin-format.ts'
import type { ShownRehearsal, ShownReport } from './rehearsal-queries.ts'

export const stateWords: Readonly<Record<ShownRehearsal['state'], { label: string; tone: TagTone }>> = {
  waiting: { label: REHEARSAL_STATES.waiting, tone: 'waiting' },
  running: { label: REHEARSAL_STATES.running, tone: 'primary' },
  done: { label: REHEARSAL_STATES.done, tone: 'done' },
  failed: { label: REHEARSAL_STATES.failed, tone: 'warning' },
  cancelled: { label: REHEARSAL_STATES.cancelled, tone: 'ended' },
}

export const stepWords: Readonly<Record<string, string>> = {
  preparing: 'ファンドの複製と模擬の投資家を用意しています。',
  pressing: '模擬の投資家が申し込んでいます。',
  checking: '結果を確かめています。',
}

export const checkWords: Readonly<Record<ShownReport['checks'][number]['name'], string>> = {
  oversold: '募集額を超えた受付',
  doubled: '二重の申込',
  over_cap: '1人100万円を超えた受付',
  unbalanced: '帳簿・残高の不一致',
  lost: '画面の結果と記録の食い違い',
}

/** `3秒12` is no way to say it: `3.12秒`, and below a second `85ミリ秒`. */
export const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds}ミリ秒` : `${(milliseconds / 1_000).toFixed(2)}秒`

export const pressWords = (seconds: number): string => (seconds === 0 ? '一斉に' : `${seconds}秒のあいだに`)

export const amountWords = (amount: number | null): string =>
  amount === null ? '金額をランダムに（10万〜100万円）' : `1人 ${figure(amount)}円`

export const isUnderWay = (state: ShownRehearsal['state']): boolean => state === 'waiting' || state === 'running'
