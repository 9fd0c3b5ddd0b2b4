/** Words most common in leaked passwords; digits and symbols around them add little strength. */
const commonWords = `
abc abcd abcde access adam adidas adobe alex alexander alexis amanda america andrea andrew angel anthony apple april arsenal
asdf asdfg asdfgh asdfghjkl asdfjkl ashley asshole august austin autumn azerty azertyuiop babygirl bailey banana barcelona
baseball basketball batman beautiful biteme blahblah blink boomer boston brandon buster butterfly camaro carlos changeme
charlie cheese chelsea chicago chocolate christian computer cookie corvette cowboy dallas daniel december default diamond
dolphin donald dragon eminem fender ferrari fishing flower football forever freedom friday fuckyou gateway george ginger
golfer google guest guitar hammer hannah harley heather hello helloworld hockey hunter iceman iloveyou internet jackson
jasmine jasper jennifer jessica jesus johnny jordan joshua justin killer letmein liverpool login london love lovely loveme
lovers maggie manchester marina martin master matrix matthew maverick melissa mercedes merlin michael michelle mickey
monday monkey mountain mustang naruto nascar natasha ncc newyork nicole ninja november nothing october oliver orange
package passphrase passw passwd password passwordpassword pass patrick peanut pepper phoenix playboy please pokemon porsche
prince princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyqwerty qwertyuiop qwertyuiopasdf qwertz qwertzuiop qweasd
qweasdzxc rainbow ranger raiders rockyou root samantha samsung scooter secret security september service shadow
shannon silver smokey soccer sophie spiderman spring starwars steelers summer sunday sunflower sunshine superman support
taylor temp temppass temporary tennis tester testing test thomas thunder tiger tigger trustno trustnoone user victoria
welcome whatever william winner winter wizard wordpass xbox yankees yellow zaq zxcv zxcvbn zxcvbnm zxcasdqwe admin
administrator atrium company secretpassword mypassword passwort motdepasse contrasena senha parola haslo iloveyouforever
`

const common = new Set(commonWords.trim().split(/\s+/))

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const keepLetters = (text: string) => text.replace(/[^a-z]/g, '')

const isRepetition = (text: string) =>
  [1, 2, 3, 4, 5, 6].some((length) => text === text.slice(0, length).repeat(99).slice(0, text.length))

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]
const isRow = (text: string) => rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))

/** From this length a common word has enough characters around it. */
const safeLength = 24

/**
 * True for passwords that are guessed early: a common word with digits and symbols, a keyboard row, a repeated part.
 * `nearby` are words specific to this installation, in lower case.
 */
export function isCommonPassword(password: string, nearby: ReadonlySet<string> = new Set()) {
  const isWord = (word: string) => common.has(word) || nearby.has(word)
  const text = password.toLowerCase()
  if (isRepetition(text) || isRow(text) || new Set(text).size < 5) return true
  if (text.length >= safeLength || /[^\P{L}a-z]/u.test(text)) return false
  // Digits at the ends are read as digits, not as letters: "password1234" is a word and a number.
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const readings = [text, text.replaceAll('!', ''), bare, bare.replaceAll('!', '')]
  return readings
    .flatMap((reading) => [reading, replaceLookalikes(reading)])
    .some((reading) => isMadeOfWords(keepLetters(reading), isWord))
}

/** Replaces lookalike digits and symbols by letters: `p@ssw0rd` becomes `password`. */
export const replaceLookalikes = (text: string) =>
  text.replace(/[@43!10$57]/g, (character) => lookalikes[character] ?? character)

const isMadeOfWords = (letters: string, isWord: (word: string) => boolean) => {
  if (letters === '' || isWord(letters) || isRepetition(letters)) return true
  return [...letters].some((_, at) => isWord(letters.slice(0, at)) && isWord(letters.slice(at)))
}
