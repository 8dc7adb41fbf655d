/** prefecture, municipality, town; the town is empty where the postal code says nothing of use about it. */
export interface PostalAddress {
  address1: string
  address2: string
  address3: string
}

export interface PostalDirectory {
  /** The places of a postal code of seven digits: several where towns share it, none where it does not exist. */
  lookup(zipcode: string): Promise<PostalAddress[]>
  /** The answer to GET /api/zip/{zipcode}, in the shape of the zipcloud service. HTTP status 200 in every case. */
  search(zipcode: string): Promise<ZipSearchAnswer>
}

export interface ZipSearchAnswer {
  message: string | null
  results: ZipSearchResult[] | null
  status: 200 | 400
}

/** kana in half-width; kana3 is empty (the data has no readings of towns); prefcode has no leading zero. */
export interface ZipSearchResult extends PostalAddress {
  kana1: string
  kana2: string
  kana3: string
  prefcode: string
  zipcode: string
}
