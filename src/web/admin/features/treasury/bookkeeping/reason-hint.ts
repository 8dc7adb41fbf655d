import type { FreeText } from '../../../../../domain/free-text.ts'

/** Below the field of a reason. @param lastReason with which the line before was classified; empty where there was none. */
export const reasonHint = (lastReason: FreeText): string =>
  lastReason === '' ? 'そう言える根拠' : '前の明細の理由を入力しました。違うときは書き直してください'
