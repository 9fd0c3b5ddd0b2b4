import type { TextKey } from '#platform/i18n/use-texts.ts'

type Name = Extract<TextKey<'chats'>, `emoji.words.${string}`>

/** The available emoji, each with the text key of its search words. */
export const emojis: readonly (readonly [emoji: string, words: Name])[] = [
  ['👍', 'emoji.words.thumbsUp'],
  ['👎', 'emoji.words.thumbsDown'],
  ['❤️', 'emoji.words.heart'],
  ['🎉', 'emoji.words.party'],
  ['✅', 'emoji.words.done'],
  ['👀', 'emoji.words.eyes'],
  ['🙏', 'emoji.words.thanks'],
  ['😂', 'emoji.words.laugh'],
  ['🙂', 'emoji.words.smile'],
  ['😄', 'emoji.words.happy'],
  ['😉', 'emoji.words.wink'],
  ['😍', 'emoji.words.love'],
  ['🤔', 'emoji.words.think'],
  ['😅', 'emoji.words.relief'],
  ['😮', 'emoji.words.surprised'],
  ['😢', 'emoji.words.sad'],
  ['😡', 'emoji.words.angry'],
  ['🤯', 'emoji.words.mindBlown'],
  ['🥳', 'emoji.words.celebrate'],
  ['🤝', 'emoji.words.deal'],
  ['👏', 'emoji.words.clap'],
  ['🙌', 'emoji.words.hooray'],
  ['💪', 'emoji.words.strong'],
  ['👋', 'emoji.words.wave'],
  ['👌', 'emoji.words.ok'],
  ['💯', 'emoji.words.hundred'],
  ['🔥', 'emoji.words.fire'],
  ['🚀', 'emoji.words.rocket'],
  ['⭐', 'emoji.words.star'],
  ['💡', 'emoji.words.idea'],
  ['❓', 'emoji.words.question'],
  ['❌', 'emoji.words.no'],
  ['⚠️', 'emoji.words.warning'],
  ['⏰', 'emoji.words.clock'],
  ['📌', 'emoji.words.pin'],
  ['📎', 'emoji.words.attach'],
  ['📦', 'emoji.words.parcel'],
  ['🚢', 'emoji.words.ship'],
  ['☕', 'emoji.words.coffee'],
  ['🍰', 'emoji.words.cake'],
]

/** Emoji shown without opening the picker. */
export const quickEmojis = ['👍', '✅', '👀'] as const
