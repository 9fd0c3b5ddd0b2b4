import * as z from 'zod'
import { contract, del, file, get, patch, post, put, readOnly, readWrite } from '#platform/contract.ts'
import { fileDownload } from '#platform/files/stored-file.ts'
import { ItemChanges } from '#platform/records/checklist.ts'
import { figuresPart } from './contract-figures.ts'
import { Board, BoardChanges, BoardDetail, BoardDraft, ColumnDraft } from './contract-boards.ts'
import {
  Archive,
  Categories,
  Category,
  Color,
  ColumnChanges,
  Comment,
  daysKept,
  DueTask,
  Id,
  Label,
  LabelDraft,
  line,
  maxTitles,
  NeighbourIds,
  TaskChanges,
  TaskDetail,
  TaskDraft,
  TaskEdit,
  TaskTitle,
  text,
} from './contract-schemas.ts'

// The first paths and bodies are fixed: existing clients use them. Further endpoints are REST. Without a board, the first
// one is meant; a write to a column or a task returns the columns of its board.
export const kanban = contract(
  'kanban',
  figuresPart.base,
  {
    list: get('/', { returns: Categories, summary: 'The columns of the first board with their tasks, in order' }),
    ...figuresPart.endpoints,
    removeCategory: del('/', {
      body: z.strictObject({ id: Id }),
      returns: Categories,
      summary: `Deletes a column with its tasks; for ${daysKept} days it can be restored`,
    }),
    clearTasks: del('/clearTasks', {
      body: z.strictObject({
        categoryId: Id,
        tasks: z.array(Id).max(1000).optional().describe('Only these of its tasks, which the user has seen'),
      }),
      returns: Categories,
      summary: 'Moves all tasks of a column to the archive',
    }),
    addTask: post('/addTask', {
      body: z.strictObject({ categoryId: Id, newTaskData: TaskDraft }),
      returns: Categories,
      summary: 'Adds a task at the end of a column',
    }),
    addCategory: post('/addCategory', {
      body: z.strictObject({ categoryName: line(120) }),
      returns: Category,
      summary: 'Adds a column at the end of the first board',
    }),
    updateCategory: post('/updateCategory', {
      body: z.strictObject({ categoryId: Id, categoryName: line(120) }),
      returns: Categories,
      action: 'update',
    }),
    editTask: put('/editTask', {
      body: z.strictObject({ taskId: Id, newData: TaskEdit }),
      returns: Categories,
      summary: 'Changes the given fields, except if one differs from `base`',
    }),
    deleteTask: del('/deleteTask', {
      body: z.strictObject({ taskId: Id }),
      returns: Categories,
      summary: `Deletes a task; for ${daysKept} days it can be restored`,
    }),

    boards: get('/boards', { returns: z.array(Board), summary: 'All boards, oldest first, with archived ones' }),
    showBoard: get('/boards/:id', {
      returns: BoardDetail,
      summary: 'A board with its columns and their tasks, in order',
    }),
    addBoard: post('/boards', { body: BoardDraft, returns: Board, status: 201 }),
    editBoard: patch('/boards/:id', {
      body: BoardChanges,
      returns: Board,
      mergesFields: true,
      summary: 'Changes, archives or restores a board; one board always stays',
    }),
    addColumn: post('/boards/:id/columns', {
      body: ColumnDraft,
      returns: Category,
      status: 201,
      summary: 'Adds a column at the end of a board',
    }),
    due: get('/due', {
      query: z.strictObject({ limit: z.int().min(1).max(100).default(20) }),
      returns: z.array(DueTask),
      summary: 'The user’s unfinished tasks of all boards with a due date, most urgent first',
    }),

    addTasks: post('/tasks', {
      body: z.strictObject({ categoryId: Id, titles: z.array(TaskTitle).min(1).max(maxTitles) }),
      returns: Categories,
      status: 201,
      summary: 'Adds several tasks at the end of a column',
    }),
    showTask: get('/tasks/:id', { returns: TaskDetail, summary: 'A task with its checklist, comments and activity' }),
    changeTask: patch('/tasks/:id', { body: TaskChanges, returns: TaskDetail, mergesFields: true }),
    changeItems: patch('/tasks/:id/items', {
      losesNothing: 'Items are changed one by one',
      body: ItemChanges,
      returns: TaskDetail,
      summary: 'Changes a checklist item by item',
    }),
    moveTask: post('/tasks/:id/move', {
      body: z.strictObject({ categoryId: Id, ...NeighbourIds }),
      returns: Categories,
      action: 'update',
      summary: 'Puts a task before or after another one, or at the end of a column, of any board',
    }),
    copyTask: post('/tasks/:id/copy', {
      returns: TaskDetail,
      status: 201,
      summary: 'Adds a copy right after the task, with nothing done of its checklist',
    }),
    downloadCover: get('/tasks/:id/cover', { returns: file('*/*') }),
    downloadAttachment: get('/tasks/:id/files/:file', {
      params: fileDownload.params,
      returns: fileDownload.returns,
    }),
    addComment: post('/tasks/:id/comments', {
      body: z.strictObject({ text: text(5000).trim().min(1) }),
      returns: Comment,
      status: 201,
    }),
    editComment: patch('/comments/:id', {
      losesNothing: 'Only the author edits a comment',
      body: z.strictObject({ text: text(5000).trim().min(1), deleted: z.boolean() }).partial(),
      returns: Comment,
      summary: 'Changes, deletes or restores one’s own comment',
    }),

    changeColumn: patch('/columns/:id', { body: ColumnChanges, returns: Categories, mergesFields: true }),
    moveColumn: post('/columns/:id/move', {
      body: z.strictObject({ boardId: Id.optional().describe('Another board to move it to'), ...NeighbourIds }),
      returns: Categories,
      action: 'update',
      summary: 'Puts a column before or after another one, or at the end of a board',
    }),

    labels: get('/labels', { returns: z.array(Label) }),
    addLabel: post('/labels', { body: LabelDraft, returns: Label, status: 201 }),
    editLabel: patch('/labels/:id', {
      body: z.strictObject({ name: line(40), color: Color }).partial(),
      returns: Label,
      mergesFields: true,
    }),
    removeLabel: del('/labels/:id', { summary: 'Removes a label from all boards and from every task' }),

    archive: get('/archive', {
      query: z.strictObject({ board: Id.optional() }),
      returns: Archive,
      summary: 'Archived and recently deleted tasks and columns of a board, or of all, newest first',
    }),
    restore: post('/restore', {
      body: z.strictObject({ tasks: z.array(Id).max(1000), columns: z.array(Id).max(1000) }).partial(),
      returns: Categories,
      action: 'update',
      summary: 'Restores tasks and columns to their positions',
    }),
    purgeTask: del('/archive/tasks/:id', { summary: 'Deletes a task of the archive for good' }),
    purgeColumn: del('/archive/columns/:id', { summary: 'Deletes a column of the archive and its tasks for good' }),
  },
  {
    notices: ['assigned', 'commented', 'mentioned', 'due'],
    grants: {
      manager: readWrite,
      agent: [
        'read',
        { action: 'create', where: { kind: 'comment' } },
        { action: 'update', where: { kind: 'comment', authorId: '$user.id' } },
      ],
      viewer: readOnly,
    },
  },
)
