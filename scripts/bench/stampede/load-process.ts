/** The investors: bounded keep-alive connections over plain sockets, in a process of their own. */
import { simulatedSession } from '../../../src/features/investing/rehearsal/simulated-session.ts'
import { sign } from '../../../src/platform/secret.ts'
import { closeTabs, openTabs, press, pressTexts, type Tab } from '../../../src/server/rehearsal/tab.ts'
import { amount, documentsOfFund, secretKey, sessionWord, type LoadOrder, type LoadReport, type Burst } from './plan.ts'

/** Each tab is a browser with a cookie of its own, as it got it from a page; who presses in it changes. */
const xsrfOf = (place: number): string => `bench${place}.${sign(secretKey, 'xsrf', `bench${place}`)}`

/** @returns what the tab at a place sends when a member presses in it. */
function textsOf(fund: number, tabs: number): (place: number, member: number) => string {
  const texts = pressTexts({ fundId: fund, amount, documents: documentsOfFund(fund) })
  const cookies = Array.from({ length: tabs }, (_, place) => xsrfOf(place))
  return (place, member) =>
    texts({
      session: simulatedSession(sessionWord, member),
      xsrf: cookies[place] ?? '',
      idempotencyKey: `press-${member}-${fund}`,
    })
}

class Tally {
  accepted = 0
  refused: Record<string, number> = {}
  latencies: number[] = []
  /** Opening the tabs is no part of a press. */
  private readonly usedBefore = process.cpuUsage()

  note(body: string): void {
    if (body.includes('"id":')) {
      this.accepted += 1
      return
    }
    const code = /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? body.slice(0, 80)
    this.refused[code] = (this.refused[code] ?? 0) + 1
  }

  report(seconds: number, lastAnswer: number): LoadReport {
    const sorted = Float64Array.from(this.latencies).toSorted()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    const { user, system } = process.cpuUsage(this.usedBefore)
    return {
      accepted: this.accepted,
      refused: this.refused,
      perSecond: sorted.length / seconds,
      p50: at(0.5),
      p99: at(0.99),
      lastAnswer,
      processorSeconds: (user + system) / 1e6,
    }
  }
}

/** Everybody presses once, at the same moment. */
function volley(tabs: readonly Tab[], fund: number, firstMember: number): Promise<LoadReport> {
  return new Promise((resolve) => {
    const textOf = textsOf(fund, tabs.length)
    const tally = new Tally()
    let open = tabs.length
    const begin = performance.now()
    for (const [place, tab] of tabs.entries()) {
      tab.onAnswer = (body, milliseconds) => {
        tally.note(body)
        tally.latencies.push(milliseconds)
        open -= 1
        const lasted = performance.now() - begin
        if (open === 0) resolve(tally.report(lasted / 1000, lasted))
      }
      press(tab, textOf(place, firstMember + place))
    }
  })
}

/**
 * Every tab presses again as soon as it has its answer, each time as somebody who has not applied yet. The time runs from the first
 * answer: before it, all have pressed at the same moment, and that is measured elsewhere.
 */
function burst(tabs: readonly Tab[], task: Burst): Promise<LoadReport> {
  return new Promise((resolve) => {
    const textOf = textsOf(task.fund, tabs.length)
    const tally = new Tally()
    const begin = performance.now()
    let firstAnswer: number | null = null
    let member = task.firstMember
    let open = tabs.length
    const end = () => resolve(tally.report(task.counted / 1000, performance.now() - begin))
    const sinceFirstAnswer = (): number => {
      const now = performance.now()
      if (firstAnswer === null && !task.waitForAll) setTimeout(end, task.uncounted + task.counted)
      firstAnswer ??= now
      return now - firstAnswer
    }
    for (const [place, tab] of tabs.entries()) {
      const next = () => {
        press(tab, textOf(place, member))
        // Whoever comes twice is refused, and the report shows it.
        member = member === task.lastMember ? task.firstMember : member + 1
      }
      tab.onAnswer = (body, milliseconds) => {
        tally.note(body)
        const elapsed = sinceFirstAnswer()
        const isOver = elapsed >= task.uncounted + task.counted
        if (elapsed >= task.uncounted && !isOver) tally.latencies.push(milliseconds)
        if (!isOver) return next()
        open -= 1
        if (open === 0) end()
      }
      next()
    }
  })
}

async function run({ ports, connections, task }: LoadOrder): Promise<LoadReport> {
  const tabs = await openTabs(ports, connections)
  const report = task.kind === 'once' ? await volley(tabs, task.fund, task.firstMember) : await burst(tabs, task)
  closeTabs(tabs)
  return report
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((report) => process.send?.(report, () => process.disconnect()))
})
