/** The colours that products come in: facts about them, not of the look. */
export const colors = ['#1890FF', '#94D82D', '#FF4842', '#FFC107', '#00AB55', '#000000', '#FFC0CB'] as const
