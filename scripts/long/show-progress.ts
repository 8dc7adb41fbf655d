import { programmes, type ProgrammeName } from './programmes.ts'

export interface Progress {
  begin(name: ProgrammeName): void
  end(name: ProgrammeName): void
  stop(): void
}

/** A line for each programme that begins, and each half minute one of where the run is and about how long it still takes. */
export function showProgress(
  names: readonly ProgrammeName[],
  { expectedSeconds, lanes }: { expectedSeconds: (name: ProgrammeName) => number; lanes: number },
): Progress {
  const waiting = new Set(names)
  const running = new Map<ProgrammeName, number>()
  const spent = (name: ProgrammeName): number => (performance.now() - (running.get(name) ?? performance.now())) / 1000
  const left = (): number => {
    const beside = [...waiting].map(expectedSeconds)
    const begun = [...running.keys()].map((name) => Math.max(expectedSeconds(name) - spent(name), 0))
    const lasting = [...begun, ...beside]
    // As if they could be shared out evenly; the longest takes its time in any case.
    return Math.max(...lasting, lasting.reduce((sum, seconds) => sum + seconds, 0) / lanes, 0)
  }
  const say = (what: string): void =>
    console.log(`[${names.length - waiting.size}/${names.length}] ${what}; about ${clock(left())} left in all`)
  const timer = setInterval(() => {
    const each = [...running.keys()].map(
      (name) => `${name} ${clock(spent(name))} of about ${clock(expectedSeconds(name))}`,
    )
    say(each.join(', '))
  }, 30_000)
  return {
    begin: (name) => {
      waiting.delete(name)
      running.set(name, performance.now())
      say(`${name}: ${programmes[name].proves}`)
    },
    end: (name) => void running.delete(name),
    stop: () => clearInterval(timer),
  }
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
