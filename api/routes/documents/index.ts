import { downloadDocument } from './download';
import { getDocument } from './get';
import { uploadDocument } from './upload';

export const documentRoutes = [uploadDocument, getDocument, downloadDocument];
