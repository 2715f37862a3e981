import type { IncomingMessage } from 'node:http';
import type { FilePart } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/app-error';
import type { UploadedFile, Uploads } from '#pictures/uploads';

/** The disk is full, there for reading only, broken, or not ours to write on; or too many files are open. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Whether something could not be written to the disk, or read from it: the same may succeed a moment later. */
const isDiskUnavailable = (error: unknown): boolean =>
  error instanceof Error && CODES.has(String(Reflect.get(error, 'code')));

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

export interface Upload {
  fields: Record<string, string>;
  /** The call's one file, on disk; null when none was sent. */
  file: UploadedFile | null;
}

/**
 * Reads a multipart body: text fields, and at most one file under its expected name, which goes to disk as it comes. Throws
 * AppError for anything too large or out of place, and leaves no file then.
 */
export const readUpload = async (request: FastifyRequest, part: FilePart, uploads: Uploads): Promise<Upload> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media', messages.common.unsupported);
  const limits = { files: 1, fileSize: part.maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
  const upload: Upload = { fields: {}, file: null };
  try {
    for await (const piece of request.parts({ limits: { ...limits, parts: MAX_FIELDS + 1 } })) {
      if (piece.type === 'field') addField(upload, piece);
      else if (piece.fieldname === part.field) upload.file = await uploads.receive(piece.file);
      else throw new AppError('invalid_input', messages.common.invalidInput);
    }
    await leaveOutEmpty(upload);
  } catch (error) {
    await upload.file?.remove();
    drain(request.raw);
    throw explained(error, part);
  }
  if (part.required && !upload.file)
    throw new AppError('invalid_input', part.missing, { fields: { [part.field]: part.missing } });
  return upload;
};

/** A browser sends an empty file for a picker nobody used. */
const leaveOutEmpty = async (upload: Upload): Promise<void> => {
  if (upload.file?.bytes !== 0) return;
  await upload.file.remove();
  upload.file = null;
};

/**
 * Reads and drops the rest: a browser reads no answer, and sends no other request, before it has sent all of this one.
 */
const drain = (request: IncomingMessage): void => {
  let left = MAX_DRAINED_BYTES;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
};

const addField = (
  { fields }: Upload,
  field: { fieldname: string; value: unknown; fieldnameTruncated: boolean; valueTruncated: boolean },
): void => {
  const bad = field.fieldnameTruncated || typeof field.value !== 'string' || Object.hasOwn(fields, field.fieldname);
  if (bad || typeof field.value !== 'string') throw new AppError('invalid_input', messages.common.invalidInput);
  if (field.valueTruncated) throw new AppError('too_large', messages.common.tooLarge);
  fields[field.fieldname] = field.value;
};

const explained = (error: unknown, part: FilePart): unknown => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new AppError('too_large', part.tooLarge, { cause: error, fields: { [part.field]: part.tooLarge } });
  }
  if (isDiskUnavailable(error)) return new AppError('unavailable', messages.common.unavailable, { cause: error });
  // Anything else that goes wrong while reading is a broken or oversized form.
  return new AppError('invalid_input', messages.common.invalidInput, { cause: error });
};
