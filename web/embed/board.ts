import { type BoardData, boardView } from '../../schema/embeds/board-view.ts';
import { reader, startFrame } from './frame.ts';

void startFrame<BoardData>({ show: (data) => boardView(data, reader) });
