import type { Messages } from '@longtable/kernel'

/** What is read in the Underground Adventure. */
export const passages: Messages = {
  passage: {
    P1:
      'Here the daylight gives up. Across the tunnel stands a gate that nobody built: thigh and rib and jaw, melted ' +
      'into one another like candles left too near a fire. Marks crawl over the bone, slow as snails, always a ' +
      'little ahead of the eye. There is no lock. There is no hinge either. Something on the far side is listening.',
    P2:
      'A ring of white stones, and in the ring a well no deeper than a bucket. The water steams. It smells of ' +
      'summer, which none of you has smelled since the entrance. On the rim somebody has scratched a row of small ' +
      'cups, some with a smile beneath them and some with a knot of rope. The last cup has nothing beneath it yet.',
    P3:
      'The grotto opens, and it is breathing. Caps taller than a troll lean out of the dark on pale legs; their ' +
      'gills open and close together, a hundred slow bellows. When your light touches the first of them it turns. ' +
      'Then the next one turns. Soon all of them are looking at you, if things without eyes can look.',
    P4:
      'At the bottom of the grotto hangs a sack of wet light, big as a barn and veined like a leaf. It has heard ' +
      'your steps since the first cap. Now it splits from top to bottom without a sound, and shapes pour out: ' +
      'round, blind, and hungry, and quite certain of where you are. Behind them, in the husk, something green gleams.',
    P5:
      'You took it for gravel. It is knuckles. The whole floor of the hall is made of the dead, trodden flat by ' +
      'everybody who came before you, and the dead have had enough of it. The heap rattles. A hand finds a wrist, ' +
      'a wrist finds an arm. What stands up has not troubled to sort out which piece belonged to whom.',
    P6:
      'A Suuk hangs from the ceiling in irons made for something larger. It does not struggle. It counts backwards, ' +
      'under its breath, and by the sound of it has been counting for a very long time. “Four hundred and nine,” it ' +
      'says when it sees you, and waits, politely, to hear what you will do before four hundred and eight.',
    P7:
      'A table, laid with a clean cloth, in a place where nothing is clean. On it stand small things with small ' +
      'cards, and on each card a price, in a neat hand. There is no shopkeeper. There is a ledger, open at today, ' +
      'and today’s page already lists the number of your warband, the colour of your banner, and a blank.',
    P8:
      'The idol fills its niche from wall to wall: a fat, patient thing of black stone with three mouths, one above ' +
      'the other. The first mouth asks you a riddle. The second asks what you would give not to hear it. The third ' +
      'only breathes in, and goes on breathing in, and the dust at your feet begins to creep towards it.',
    P9:
      'From here on the path is a shelf, one foot wide, nailed to nothing. On the left there is wall. On the right ' +
      'there is no telling. Half-way along the ledge sways as if somebody heavy had just stepped off the other end. ' +
      'You could run it before it makes up its mind. You could also go on hands and knees and let it think.',
    P10:
      'You whisper to each other to be quiet, and the chamber keeps the whisper. It goes around the walls, once, ' +
      'twice, and comes back older. It is your own voice, that much is certain; but you have not said these words ' +
      'yet, and by the tone of them you will be sorry that you did not listen sooner.',
    P11:
      'The Sunken Vault. Black water stands in front of it up to the knee, and out of the water rises the door, ' +
      'round as a coin and taller than the tower at home. It has no handle. It has three sockets, one of bone, one ' +
      'of moss, one of glass, and each of them is shaped exactly like a tooth.',
    P12:
      'You smell the lair before you see it: river mud, and old iron, and meat. In the dark ahead something breathes ' +
      'in. You wait for it to breathe out. You count your own breaths, for comfort, and reach ten before it does. ' +
      'The walls around you are scored, at the height of a roof, by something that turned over in its sleep.',
    P13:
      'Once you stop chasing the marks, they come to you. They are names, three of them, told over and over: the Key ' +
      'that was Bone, the Key that grew, the Key that was asked for. As you say the third aloud the gate lets go of ' +
      'itself and comes down in a clatter. Beyond it the tunnel runs on, and it is warmer than it should be.',
    P14:
      'You say what one says to an old dog in a strange house. The bellows stop. Then the caps bend aside, one after ' +
      'the other, all down the grotto, and where they stood the ground is dry. A breath of spores settles on your ' +
      'shoulders like a hand. At the end of the lane hangs a light; it knows now that you are expected.',
    P15:
      'The last of the shapes sinks into itself and is only water. You climb into the husk. It is quiet in there, and ' +
      'green, and it beats faintly, like the inside of an eyelid. The key lies where a heart would lie. It is soft, ' +
      'it is warm, and when you close your hand it takes the print of your fingers and keeps it.',
    P16:
      'The heap lies down again with something like relief. On top of it, bleached and grinning, is a jawbone with ' +
      'one tooth too many. You pull. It comes out easily, as though it had been waiting for somebody to ask. Far ' +
      'away in the rock, behind water, a socket of bone gives a single click.',
    P17:
      '“Keys open,” it says. “Blood wakes. The lake remembers the way out, if you forget it.” There is more, about ' +
      'a door and a beast, and who was fool enough to hurry; but the light gutters there, and when it steadies the ' +
      'words are gone. You have the feeling of having been given something all the same.',
    P18:
      'All three mouths close. There is a long, thoughtful grinding. Then the middle one opens, and spits, and at ' +
      'your feet lies a key of black glass, wet and very cold. In it, if you hold it to the light, three small mouths ' +
      'are smiling. The idol has already stopped being interested in you.',
    P19:
      'You push, you plead, you put your shoulder to it. Stone does not bargain. Whatever belongs here, you have not ' +
      'brought it, or not all of it; and there is nothing left to do but mark the place, turn round, and hope that ' +
      'the way back is still where you left it.',
    P20:
      'Bone, moss, glass: the teeth go home, one, two, three. For a moment nothing happens at all. Then the water ' +
      'before the door runs away through a crack with a sigh, like an old man sitting down, and the round stone rolls ' +
      'aside. Beyond it, at the end of the long hall, the beast lifts its head. It has all the time there is.',
    P21:
      'It fills the cave. What you took for the far wall has ribs, and the ribs move. Between its forefeet, small as a ' +
      'child’s lantern, the Heart is glowing. The Rhorgonkrul looks at you out of an eye the size of a shield, ' +
      'without anger, the way one looks at weather; and it lets you decide what kind of weather you are.',
    P22:
      'It is warm, and it is heavier than anything of that size has a right to be. When you lift it, every torch in ' +
      'the hall bows towards you. Behind you something in the rock begins to fall, not far away and not near. Do not ' +
      'put it down. Do not look back. Carry it to the entrance, and the way it beats will tell you if you are late.',
    P23:
      'Grey first, then gold, then so much of it that you cannot see. You stand on grass. The Heart beats once in your ' +
      'hands, and deep below, hall after hall, you hear the dark let go of what it held: gates, bones, mouths, names. ' +
      'Then it is only a stone, and warm from the sun. Somebody laughs. It takes a while until you know the voice for yours.',
    P24:
      'The last torch burns down to the hand that holds it, and there is no light left to lose. You hear the others, ' +
      'and then fewer of them. The marks on the gate have stopped crawling; there is room on it still, between a rib ' +
      'and a jaw. Far above, somebody rolls a stone before the entrance, and nobody comes to look for a long time.',
  },
}
