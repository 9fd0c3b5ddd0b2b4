import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** For `accessibility` of a `DndContext`: its announcements are in English and name its own keys, so screens have others. */
export const noAnnouncements = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Begins a drag when a mouse moves or a touch is long, so not at a click or a scroll. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
