import type { Page } from 'playwright-core'

const answerWithin = 5_000
const framesDuring = 2_000

/** What a page does when a story has failed on it: whether its scripts answer, whether it draws, and what moves or lies over it. */
export async function stateOfPage(page: Page): Promise<string[]> {
  const head = `the page ${page.url()}:`
  const seen = await within(answerWithin, page.evaluate(overview))
  if (seen === undefined) return [head, `  its scripts do not answer within ${answerWithin} ms`]
  const frames = await within(answerWithin + framesDuring, page.evaluate(countFrames, framesDuring))
  return [
    head,
    `  ${seen}`,
    `  ${frames === undefined ? 'no answer while counting' : frames} frames in ${framesDuring} ms`,
  ]
}

function overview(): string {
  const moving = document.getAnimations().map((animation) => {
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name
    return `${name} ${animation.playState} at ${String(animation.currentTime)}`
  })
  return [
    document.visibilityState,
    document.hasFocus() ? 'focused' : 'not focused',
    `${innerWidth}×${innerHeight}`,
    `${document.querySelectorAll('dialog[open]').length} dialogs open`,
    `moving: ${moving.join(', ') || 'nothing'}`,
  ].join('; ')
}

const countFrames = (during: number): Promise<number> =>
  new Promise((resolve) => {
    let frames = 0
    const count = () => {
      frames += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    setTimeout(() => resolve(frames), during)
  })

/** Undefined where it takes longer, or fails. */
async function within<T>(milliseconds: number, result: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  try {
    return await Promise.race([result, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
