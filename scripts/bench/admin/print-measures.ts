import type { ExportMeasure } from './measure-exports.ts'
import type { FluidityMeasure } from './measure-fluidity.ts'
import type { QueryMeasure } from './measure-queries.ts'

/** Milliseconds that a page may take at the server, and megabytes by which a file may make the server grow. */
const slowest = 300
const mostGrowth = 60

export const isQuick = ({ median }: QueryMeasure): boolean => median <= slowest
export const isSteady = ({ memory }: ExportMeasure): boolean => memory.peak - memory.before <= mostGrowth

/** Milliseconds for which a page may be deaf on this machine, and on one four times slower. */
const longestTask = (slowdown: number): number => (slowdown === 1 ? 100 : 200)
export const isFluid = ({ longest, slowdown }: FluidityMeasure): boolean => longest <= longestTask(slowdown)

const figure = (value: number, width: number): string => Math.round(value).toLocaleString('en').padStart(width)

export function printQueryHead(): void {
  console.log(
    `\n${'query'.padEnd(24)} ${'asked for'.padEnd(34)} ${'rows'.padStart(9)} ${'median ms'.padStart(10)} ${'worst ms'.padStart(9)}`,
  )
}

export function printQuery(measure: QueryMeasure): void {
  const { operation, variant, rows, median, worst } = measure
  console.log(
    `${operation.padEnd(24)} ${variant.padEnd(34)} ${rows === null ? ''.padStart(9) : figure(rows, 9)} ${figure(median, 10)} ${figure(worst, 9)}  ${isQuick(measure) ? 'ok' : `OVER ${slowest} ms`}`,
  )
}

export function printExportHead(): void {
  console.log(
    `\n${'file'.padEnd(34)} ${'lines'.padStart(9)} ${'MB'.padStart(6)} ${'seconds'.padStart(8)}  server's memory in MB before, at its peak, after`,
  )
}

export function printExport(measure: ExportMeasure): void {
  const { name, lines, megabytes, seconds, memory } = measure
  const grown = memory.peak - memory.before
  console.log(
    `${name.padEnd(34)} ${figure(lines, 9)} ${figure(megabytes, 6)} ${seconds.toFixed(1).padStart(8)}  ${figure(memory.before, 5)} ${figure(memory.peak, 5)} ${figure(memory.after, 5)}  +${Math.round(grown)} ${isSteady(measure) ? 'ok' : `OVER ${mostGrowth} MB`}`,
  )
}

export function printFluidityHead(): void {
  console.log(
    `\n${'page'.padEnd(14)} ${'what is done'.padEnd(14)} ${'processor'.padEnd(16)} longest task in ms (none under 50)`,
  )
}

export function printFluidity(measure: FluidityMeasure): void {
  const { page, act, slowdown, longest } = measure
  const speed = slowdown === 1 ? 'as it is' : `${slowdown} times slower`
  console.log(
    `${page.padEnd(14)} ${act.padEnd(14)} ${speed.padEnd(16)} ${figure(longest, 5)}  ${isFluid(measure) ? 'ok' : `OVER ${longestTask(slowdown)} ms`}`,
  )
}
