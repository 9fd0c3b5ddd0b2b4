import * as z from 'zod'
import { type Choices, listValues } from '#platform/fields/choices.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { Item } from '#platform/records/checklist.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'

/** Kinds of work. */
export const properties = ['Design', 'Mobile', 'UX Stage', 'Research', 'Data Science', 'Branding'] as const

/** Theme roles that columns and labels can have as colour. */
export const colorChoices = {
  plain: { tone: 'quiet' },
  brand: { tone: 'brand' },
  info: { tone: 'info' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  error: { tone: 'error' },
} as const satisfies Choices<'tone'>
export const colors = listValues(colorChoices)
export const Color = z.enum(colors)
export type Color = z.infer<typeof Color>

export const maxLabels = 50
export const maxAttachments = 50
export const maxTitles = 100
/** Days in which deleted records can be restored. */
export const daysKept = 30

export const Id = z.int().min(1).max(2_147_483_647)
export const text = (maxLength: number) => z.string().max(maxLength)
export const line = (maxLength: number) =>
  text(maxLength)
    .trim()
    .min(1)
    .regex(/^[^\p{Cc}]*$/u, 'One line')
export const Moment = z.iso.datetime()

/** Due date: empty, a date in the user's time zone, or a date and time. */
const DueDate = z.union([
  z.literal(''),
  z.iso.date(),
  z.iso.datetime({ offset: true }).transform((dateTime) => new Date(dateTime).toISOString()),
])

const Property = z.enum(properties).or(z.literal(''))

export const Task = z.object({
  id: z.int(),
  task: z.string(),
  /** A path on this server, or empty. */
  taskImage: z.string(),
  taskText: SafeHtml,
  date: z.string(),
  taskProperty: Property,
  /** Name of the column. */
  category: z.string().optional(),
  labels: z.array(z.int()),
  assignees: z.array(z.string()),
  cover: StoredFile.nullable(),
  checklist: z.object({ done: z.int(), total: z.int() }),
  commentCount: z.int(),
  attachmentCount: z.int(),
  updatedAt: Moment,
})
export type Task = z.infer<typeof Task>

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  child: z.array(Task),
  /** Maximum number of tasks in the column, or null. */
  wipLimit: z.int().nullable(),
  color: Color,
  /** Tasks in this column count as done, and are never overdue. */
  isDone: z.boolean(),
})
export type Category = z.infer<typeof Category>
export const Categories = z.array(Category)

export const Comment = z.object({
  id: z.int(),
  authorId: z.string(),
  text: z.string(),
  at: Moment,
  editedAt: Moment.nullable(),
})
export type Comment = z.infer<typeof Comment>

const activityKinds = [
  'created',
  'copied',
  'moved',
  'transferred',
  'renamed',
  'described',
  'due',
  'property',
  'assigned',
  'unassigned',
  'labelled',
  'unlabelled',
  'cover',
  'attached',
  'detached',
  'ticked',
  'unticked',
  'archived',
  'deleted',
  'restored',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** An entry of a task's history; `from` and `to` are names of columns, boards or files, dates, or user ids. */
export const Activity = z.object({
  id: z.int(),
  userId: z.string(),
  kind: z.enum(activityKinds),
  from: z.string(),
  to: z.string(),
  at: Moment,
})
export type Activity = z.infer<typeof Activity>

export const TaskDetail = Task.extend({
  boardId: z.int(),
  categoryId: z.int(),
  items: z.array(Item),
  attachments: z.array(StoredFile),
  comments: z.array(Comment),
  activity: z.array(Activity),
  createdAt: Moment,
  archived: z.boolean(),
  deleted: z.boolean(),
})
export type TaskDetail = z.infer<typeof TaskDetail>

const fields = {
  task: line(200),
  taskImage: text(300),
  taskText: richText(),
  date: DueDate,
  taskProperty: Property,
}

const Ids = z.array(Id).max(maxLabels)
const FileIds = z.array(FileId).max(maxAttachments)
const UserIds = z.array(text(60).min(1)).max(50)

export const TaskTitle = fields.task

export const TaskDraft = z.strictObject({
  ...fields,
  taskImage: fields.taskImage.default(''),
  taskText: fields.taskText.prefault(''),
  date: fields.date.default(''),
  taskProperty: fields.taskProperty.default(''),
  id: z.number().optional().describe('Ignored: the server assigns ids'),
  category: text(120).optional().describe('Ignored: `categoryId` determines it'),
})

/** Assignees, labels and attachments are added and removed individually, so that concurrent changes do not overwrite each other. */
export const TaskChanges = z
  .strictObject({
    ...fields,
    addAssignees: UserIds,
    removeAssignees: UserIds,
    addLabels: Ids,
    removeLabels: Ids,
    addAttachments: FileIds,
    removeAttachments: FileIds,
    cover: FileId.nullable(),
    archived: z.boolean(),
    deleted: z.boolean(),
  })
  .partial()
export type TaskChanges = z.input<typeof TaskChanges>

export const TaskEdit = TaskChanges.extend({
  id: Id.optional().describe('The same as `taskId`, if present'),
  category: text(120).optional().describe('The name of the column to move the task to'),
  base: Task.pick({ task: true, taskImage: true, taskText: true, date: true, taskProperty: true, category: true })
    .strict()
    .partial()
    .optional()
    .describe('What the changed fields held when the task was read: 409 if another user has changed one since'),
})

export const Label = z.object({ id: z.int(), name: z.string(), color: Color })
export type Label = z.infer<typeof Label>
export const LabelDraft = z.strictObject({ name: line(40), color: Color.default('plain') })

export const ColumnChanges = z
  .strictObject({
    name: line(120),
    wipLimit: z.int().min(1).max(999).nullable(),
    color: Color,
    isDone: z.boolean(),
    archived: z.boolean(),
  })
  .partial()
export type ColumnChanges = z.input<typeof ColumnChanges>

/** A task that is due, with its place. */
export const DueTask = Task.pick({ id: true, task: true, date: true }).extend({
  boardId: z.int(),
  /** Name of the column. */
  category: z.string(),
})

// If one neighbour no longer exists, the other determines the position; without any, the top if only `before` is given.
export const NeighbourIds = { before: Id.optional(), after: Id.optional() }

export const Archive = z.object({
  tasks: z.array(Task.extend({ categoryId: z.int(), goneAt: Moment, deleted: z.boolean() })),
  columns: z.array(Category.omit({ child: true }).extend({ tasks: z.int(), goneAt: Moment, deleted: z.boolean() })),
})
export type Archive = z.infer<typeof Archive>
