/** '12.1％' of 121 thousandths. */
export const permilleText = (permille: number): string => `${Math.floor(permille / 10)}.${permille % 10}％`

/** From which fall of the sale price on investors lose, in a sentence. @param permille see `lossLinePermille` of the sale plan. */
export const lossLineText = (permille: number | null): string =>
  permille === null
    ? '売却価格が取得価格と同じでも、元本に損失が生じます。'
    : `売却価格が取得価格から約${permilleText(permille)}を超えて下がると、元本に損失が生じます。`

/** The same in a line. */
export const lossLineLabel = (permille: number | null): string =>
  permille === null
    ? '元本割れの目安：取得価格と同じ価格での売却'
    : `元本割れの目安：約${permilleText(permille)}の値下がり`
