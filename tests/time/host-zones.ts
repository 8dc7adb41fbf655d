/** Where a server may stand: behind Japan, with it, ahead of it by a day's end, and across the date line, with and without summer time. */
export const hostZones = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const
