/** Words that lists of leaked passwords are full of, in lower case; `password.ts` also strips digits and marks from the end. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd password1 pass pass1234 passpass secret letmein welcome admin administrator root user guest login
  qwerty qwertyui qwerty123 qwertyuiop asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnm1 qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4
  iloveyou sunshine princess football baseball basketball soccer superman batman dragon monkey master shadow michael jordan
  starwars pokemon whatever trustno1 freedom computer internet samsung google facebook amazon apple android iphone
  12345678 123456789 1234567890 87654321 987654321 11111111 00000000 88888888 12341234 11223344 1234abcd abcd1234 abc12345 a1234567 a12345678
  aa123456 aaaa1111 asdf1234 qwer1234 zxcv1234 abcdefgh abcdefg1 test test1234 testtest demo sample changeme default
  sakura arashi doraemon pikachu nintendo playstation naruto onepiece gundam totoro hello hellokitty konnichiwa arigatou
  japan nippon nihon tokyo osaka kyoto yokohama nagoya sapporo fukuoka yamada tanaka suzuki takahashi watanabe yamamoto nakamura kobayashi
  takuya kenji hiroshi daisuke tomoko keiko yoshiko hanako taro himitsu angou pasuwado kakushi aishiteru daisuki tomodachi
  money invest investor investment funding itofunding ito-funding fudousan fudosan realestate property mansion`.split(
    /\s+/,
  ),
)
