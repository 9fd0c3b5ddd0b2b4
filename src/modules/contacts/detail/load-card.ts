/** The card of a contact: the list is shown before any contact is open. */
export const loadCard = () => import('./contact-card.tsx')
