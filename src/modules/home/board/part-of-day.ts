/** The part of day for the greeting. */
export const getPartOfDay = (hour: number) => {
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
