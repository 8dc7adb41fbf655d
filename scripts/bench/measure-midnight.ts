import type { BenchDatabase } from './bench-database.ts'
export async function measureMidnight(_bench: BenchDatabase): Promise<void> {}
