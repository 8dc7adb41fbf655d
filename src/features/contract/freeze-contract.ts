import type { Transaction } from '../../platform/database/connect.ts'
import type { Services } from '../services.ts'

export async function freezeContract(
  _transaction: Transaction,
  _services: Services,
  _contract: { investmentIds: readonly number[]; now: Date },
): Promise<void> {}
