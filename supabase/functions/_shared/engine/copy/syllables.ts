const VOWELS = 'aáàâãeéêiíoóôõuúü';
const STRONG = 'aáàâãeéêoóôõ';
const WEAK = 'iuü';
const ACUTE_WEAK = 'íú';
const NASAL_DIPHTHONGS = ['ão', 'ãe', 'õe', 'ãi'];

/**
 * Counts the syllables of a Portuguese word by its vowel groups: a strong vowel next to a weak one
 * is one syllable, two strong ones or an accented weak one are two, 'qu' and 'gu' lend their 'u'
 * to the consonant.
 */
export function countSyllables(word: string): number {
  const letters = word
    .toLocaleLowerCase('pt-BR')
    .normalize('NFC')
    .replace(/([qg])[uü](?=[aáâãeéêiíoóô])/g, '$1');
  let count = 0;
  let previous = '';
  let groupSize = 0;
  for (const [index, letter] of [...letters].entries()) {
    const isVowel = VOWELS.includes(letter) || (letter === 'y' && index > 0);
    if (!isVowel) {
      previous = '';
      groupSize = 0;
      continue;
    }
    const joins = previous !== '' && groupSize < 3 && isDiphthong(previous, letter, letters, index);
    if (joins) groupSize += 1;
    else {
      count += 1;
      groupSize = 1;
    }
    previous = letter;
  }
  return Math.max(1, count);
}

function isDiphthong(first: string, second: string, word: string, index: number): boolean {
  if (NASAL_DIPHTHONGS.includes(first + second)) return true;
  if (ACUTE_WEAK.includes(first) || ACUTE_WEAK.includes(second)) return false;
  if (STRONG.includes(first) && WEAK.includes(second)) return !isHiatusBefore(word, index);
  if (WEAK.includes(first) && WEAK.includes(second)) {
    return first !== second && !isHiatusBefore(word, index);
  }
  // Rising: 'história', 'série', 'água', at the end of an unstressed ending.
  return WEAK.includes(first) && isUnstressedEnding(word, index);
}

/** 'ra-i-nha', 'ru-im', 'sa-ir': before nh, or before a final m, n, l, r, z, the weak vowel stands alone. */
const isHiatusBefore = (word: string, index: number) =>
  /^(nh|[lmrz]$)/.test(word.slice(index + 1)) && /[iu]/.test(word.charAt(index));

const isUnstressedEnding = (word: string, index: number) =>
  /^[aeo]s?$/.test(word.slice(index)) && /[áéíóúâêô]/.test(word.slice(0, index - 1));
