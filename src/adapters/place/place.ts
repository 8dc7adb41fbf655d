import type { PlaceFactKind, Point } from '../../domain/funds/place.ts'

/** One answer of the public data about a point. */
export interface FoundFact {
  kind: PlaceFactKind
  /** Null where the data hold nothing for the point: that is not the same as nothing to fear. */
  value: string | null
}

/** Maps, addresses and public facts about places. */
export interface PlaceService {
  /** Where an address may be, in the service's order; empty where it knows none. Rejects with PlaceServiceUnavailable. */
  search(address: string): Promise<{ title: string; point: Point }[]>
  /** What is known of a point. @param address of it, for what is known of a quarter. Rejects with PlaceServiceUnavailable. */
  factsAt(point: Point, address: string, year: number): Promise<FoundFact[]>
  /** A tile of the pale map as PNG; null where there is none. Rejects with PlaceServiceUnavailable. */
  mapTile(tile: { z: number; x: number; y: number }): Promise<Uint8Array | null>
}

/** The service was not reached, or its answer cannot be read. */
export class PlaceServiceUnavailable extends Error {
  override readonly name = 'PlaceServiceUnavailable'
}
