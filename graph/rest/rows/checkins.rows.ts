import { refuse } from '../../core/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { id, optionalText, row, text, withIds } from '../row.ts';

/** Check-ins. */
export const checkInsRows = [
  row({
    method: 'post',
    path: '/api/fan-zone/checkins',
    file: 'image',
    operation: graphql(/* GraphQL */ `
      mutation RestSubmitCheckIn(
        $image: Upload!
        $location: String!
        $description: String
        $gameId: Int
      ) {
        submitCheckIn(
          input: { image: $image, location: $location, description: $description, gameId: $gameId }
        ) {
          checkIn {
            id
            user {
              id
            }
            game {
              id
            }
            location
            description
            photo {
              url
              width
              height
            }
            approved: isApproved
            createdAt
          }
        }
      }
    `),
    variables({ body, file }) {
      if (!file) throw refuse('checkIn.photoMissing');
      const { gameId } = body;
      return {
        image: file,
        location: text(body.location, 'location'),
        description: optionalText(body.description, 'description'),
        gameId: gameId === undefined || gameId === '' ? null : id(gameId, 'gameId'),
      };
    },
    reply: ({ submitCheckIn }) => {
      const { id, user, photo, ...checkIn } = withIds('game')(submitCheckIn!.checkIn);
      return { id, userId: user.id, ...checkIn, photoUrl: photo?.url, photo };
    },
    status: 201,
  }),
];
